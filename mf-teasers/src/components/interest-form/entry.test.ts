import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import { entrySchema } from './entry.ts';

const { errors: messages } = interestForm;

const valid = { name: 'Ana', email: 'ana@exemplo.com.br', whatsapp: '62999999999', company: '' };

/** Field and message of every broken rule. */
function problems(entry: unknown): Record<string, string> {
  const issues = entrySchema.safeParse(entry).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a name needs at least 3 characters', () => {
  expect(problems({ ...valid, name: 'Jo' })).toEqual({
    name: 'Nome deve ter pelo menos 3 caracteres',
  });
  expect(problems({ ...valid, name: '' })).toEqual({ name: messages.name });
  expect(problems({ ...valid, name: 'Zoé' })).toEqual({});
});

test('spaces around do not count', () => {
  expect(problems({ ...valid, name: ' Jo  ' })).toEqual({ name: messages.name });
  expect(problems({ ...valid, whatsapp: '     62999     ' })).toEqual({
    whatsapp: messages.whatsapp,
  });
  expect(problems({ ...valid, email: ' ana@exemplo.com.br ' })).toEqual({});
});

test('the e-mail must be a valid address', () => {
  for (const email of ['', 'ana', 'ana@', '@exemplo.com', 'ana exemplo@x.com', 'ana@exemplo']) {
    expect(problems({ ...valid, email })).toEqual({ email: 'E-mail inválido' });
  }
});

test('a WhatsApp needs at least 10 characters, spaces around not counted', () => {
  const refused = { whatsapp: 'WhatsApp inválido' };
  expect(problems({ ...valid, whatsapp: '' })).toEqual(refused);
  expect(problems({ ...valid, whatsapp: '629999999' })).toEqual(refused);
  expect(problems({ ...valid, whatsapp: '  629999999  ' })).toEqual(refused);
  expect(problems({ ...valid, whatsapp: '6299999999' })).toEqual({});
});

test.each([
  'me chame já',
  '(00) 99999-9999',
  '+351 912 345 678',
  '+5562999999999999999',
  'ana.no.zap',
  '📱'.repeat(10),
])('%j has ten characters and is taken as it is', (whatsapp) => {
  expect(problems({ ...valid, whatsapp })).toEqual({});
});

test('the company is optional', () => {
  expect(problems({ ...valid, company: undefined })).toEqual({});
  expect(problems({ ...valid, company: 'Padaria' })).toEqual({});
});

test('whatever is typed, each field is accepted or gets its one message', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const entry = fc.record({ name: text, email: text, whatsapp: text, company: text });
  fc.assert(
    fc.property(entry, (typed) => {
      const found = problems(typed);
      expect(found).toEqual({
        ...([...typed.name.trim()].length < 3 ? { name: messages.name } : {}),
        ...('email' in found ? { email: messages.email } : {}),
        ...([...typed.whatsapp.trim()].length < 10 ? { whatsapp: messages.whatsapp } : {}),
      });
    }),
  );
});

test('markup and long texts are only text, and an answer comes at once', () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    "'; drop table interest; --",
    'a'.repeat(100_000),
    `${'a.'.repeat(50_000)}@`,
    '\u202Eanna',
  );
  fc.assert(
    fc.property(hostile, (text) => {
      expect(problems({ ...valid, name: text, company: text })).toEqual({});
      expect(problems({ ...valid, email: text })).toEqual({ email: messages.email });
    }),
  );
});
