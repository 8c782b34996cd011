import { site } from '@site/site';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import { linkKind } from './linkKind.ts';

const { publicas, outras } = content.entities;

test('15 public and 22 other entities are listed once each, the association too, with a link that works and a number as it is dialled', () => {
  expect([publicas.length, outras.length]).toEqual([15, 22]);
  const all = [...publicas, ...outras];
  expect(new Set(all.map(({ nome }) => nome)).size).toBe(all.length);
  expect(all.filter(({ nome }) => nome.startsWith(site.shortName))).toHaveLength(1);
  for (const { nome, link, telefone = '151' } of all) {
    expect(link, nome).toMatch(/^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/);
    expect(telefone, nome).toMatch(/^(\d{3}|0800 \d{3} \d{4})$/);
  }
});

test('a link says where it leads', () => {
  expect(linkKind('https://goias.gov.br/procon/').label).toBe('goias.gov.br/procon');
  expect(linkKind('https://www.sicoob.com.br/canais/x').label).toBe('sicoob.com.br');
  expect(linkKind('mailto:a@example.org').label).toBe('a@example.org');
});
