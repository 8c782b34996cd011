import { expect, test } from 'vitest';
import { content } from './content.ts';
import { linkKind } from './linkKind.ts';
import { schema } from './schema.ts';

const { publicas, outras } = content.entities;

test('the content keeps its own rules', () => {
  expect(schema.safeParse(content).error).toBeUndefined();
});

test('there are 15 public and 22 other entities', () => {
  expect(publicas).toHaveLength(15);
  expect(outras).toHaveLength(22);
});

test('the public entities are those of the specification', () => {
  expect(publicas.map(({ sigla }) => sigla)).toEqual([
    'MPT',
    'MPF',
    'MPGO',
    'TCE-GO',
    'TCU',
    'CGU',
    'RFB',
    'MF',
    'Procon',
    'OGE',
    'CMG',
    'ALEGO',
    'PF',
    'PCGO',
    'PMGO',
  ]);
});

test('links are websites, chats or mail, and all three occur', () => {
  const kinds = outras.map(({ link }) => linkKind(link).icon);
  expect(new Set(kinds)).toEqual(new Set(['external', 'chat', 'mail']));
});

test('a link says where it leads', () => {
  expect(linkKind('https://goias.gov.br/procon/').label).toBe('goias.gov.br/procon');
  expect(linkKind('https://www.sicoob.com.br/canais/x').label).toBe('sicoob.com.br');
  expect(linkKind('mailto:a@example.org').label).toBe('a@example.org');
});

test('a wrong entity fails with its field', () => {
  const wrong = { ...content, entities: { publicas: [{ nome: 'X' }], outras } };
  const paths = schema.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain('entities.publicas.0.link');
});
