import { expect, test } from 'vitest';
import { readableSlug } from './readableSlug.ts';

test.each([
  ['gestao', 'Gestão'],
  ['gestao-tributaria', 'Gestão tributária'],
  ['noticias', 'Notícias'],
  ['primeira-publicacao', 'Primeira publicação'],
  ['certificacoes-digitais', 'Certificações digitais'],
  ['parceria-e-consultoria', 'Parceria e consultoria'],
  ['saude-ocupacional', 'Saúde ocupacional'],
  ['um-exemplo', 'Um exemplo'],
])('%j reads %j', (slug, words) => {
  expect(readableSlug(slug)).toBe(words);
});

test.each(['2024-relatorio', 'p-8f3a', '404'])('%j is no word, and is not shown', (slug) => {
  expect(readableSlug(slug)).toBe('');
});
