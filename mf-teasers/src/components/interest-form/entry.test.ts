import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import { entrySchema, interestMessage } from './entry.ts';

const valid = { name: 'Ana', email: 'ana@exemplo.com.br', whatsapp: '62999999999', company: '' };

/** Field and message of every broken rule. */
function problems(entry: unknown): Record<string, string> {
  const issues = entrySchema.safeParse(entry).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const NAME = { name: 'Nome deve ter pelo menos 3 caracteres' };
const EMAIL = { email: 'E-mail inválido' };
const WHATSAPP = { whatsapp: 'WhatsApp inválido' };

test.each<[object, object]>([
  // A name needs at least 3 characters; spaces around do not count, here and below.
  [{ name: 'Jo' }, NAME],
  [{ name: ' Jo  ' }, NAME],
  [{ name: 'Zoé' }, {}],
  ...['', 'ana', 'ana@', '@exemplo.com', 'ana exemplo@x.com', 'ana@exemplo'].map(
    (email): [object, object] => [{ email }, EMAIL],
  ),
  [{ email: ' ana@exemplo.com.br ' }, {}],
  // A WhatsApp needs at least 10 characters, whatever they are.
  [{ whatsapp: '629999999' }, WHATSAPP],
  [{ whatsapp: '  629999999  ' }, WHATSAPP],
  [{ whatsapp: '6299999999' }, {}],
  ...['me chame já', '(00) 99999-9999', '+351 912 345 678', 'ana.no.zap', '📱'.repeat(10)].map(
    (whatsapp): [object, object] => [{ whatsapp }, {}],
  ),
  [{ company: undefined }, {}],
  [{ company: 'Padaria' }, {}],
])('of an entry with %j is said: %j', (typed, said) => {
  expect(problems({ ...valid, ...typed })).toEqual(said);
});

test.each([
  ['name', 'Nome'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
  ['company', 'Empresa'],
])('more than 100 characters are too many for %s, with a sentence', (field, label) => {
  const tooLong = `${label} deve ter no máximo 100 caracteres`;
  expect(problems({ ...valid, [field]: 'a'.repeat(101) })).toEqual({ [field]: tooLong });
  const longest = { name: 'n'.repeat(100), company: 'c'.repeat(100) };
  expect(problems({ ...valid, ...longest })).toEqual({});
});

test('whatever is typed, each field is accepted or gets its one message', () => {
  const text = fc.string({ unit: 'binary', maxLength: 50 });
  const entry = fc.record({ name: text, email: text, whatsapp: text, company: text });
  fc.assert(
    fc.property(entry, (typed) => {
      const found = problems(typed);
      expect(found).toEqual({
        ...([...typed.name.trim()].length < 3 ? NAME : {}),
        ...('email' in found ? EMAIL : {}),
        ...([...typed.whatsapp.trim()].length < 10 ? WHATSAPP : {}),
      });
    }),
  );
});

test('the message names product, person, e-mail and company where there is one, as they were typed', () => {
  const message =
    'Olá! Tenho interesse no CRM e quero ser avisado quando abrir.\nNome: Ana\nE-mail: ana@exemplo.com.br';
  expect(interestMessage(interestForm.send, 'CRM', valid)).toBe(message);
  expect(interestMessage(interestForm.send, 'CRM', { ...valid, company: '{name} & Cia' })).toBe(
    `${message}\nEmpresa: {name} & Cia`,
  );
});
