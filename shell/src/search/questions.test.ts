import type { SearchEntry } from '@site/contract/search.ts';
import { renderSearchFile } from '@site/platform/publish/searchFile.ts';
import { pagesModuleSchema } from '@site/platform/render/pages.ts';
import { beforeAll, expect, test } from 'vitest';
import { SiteSearch } from './ranking.ts';
import { isExpected, QUESTIONS } from './testing/fiftyQuestions.ts';

/** Vacancies come from the database: these are of the kind that it holds. */
const VACANCIES: SearchEntry[] = [
  ['Motorista de Caminhão', 'Anápolis, GO'],
  ['Motorista Entregador – Categoria D', 'Aparecida de Goiânia, GO'],
  ['Vendedor(a) de Loja', 'Goiânia, GO'],
  ['Técnico(a) em Enfermagem do Trabalho', 'Anápolis, GO'],
  ['Auxiliar Administrativo', 'Goiânia, GO'],
].map(([title = '', text = ''], at) => ({
  kind: 'vacancy',
  title,
  text,
  href: `/vagas/vaga-${at}`,
  words: 'vaga\nemprego\ntrabalho',
}));

let search: SiteSearch;

beforeAll(async () => {
  const modules = {
    'mf-institutional': await import('virtual:site-pages/mf-institutional'),
    'mf-rentals': await import('virtual:site-pages/mf-rentals'),
    'mf-channels': await import('virtual:site-pages/mf-channels'),
    'mf-jobs': await import('virtual:site-pages/mf-jobs'),
    'mf-teasers': await import('virtual:site-pages/mf-teasers'),
  };
  const entries = Object.entries(modules).flatMap(
    ([app, module]) => renderSearchFile(app, pagesModuleSchema.parse({ ...module })).entries,
  );
  search = new SiteSearch([...entries, ...VACANCIES]);
});

const titles = (entries: readonly SearchEntry[]) => entries.map(({ title }) => title);

test.each(QUESTIONS)('what the pages say answers “$asked”', (question) => {
  const answers = search.find(question.asked, question.isBest ? 1 : 3);
  expect(
    answers.some((entry) => isExpected(question, entry)),
    titles(answers).join(' / '),
  ).toBe(true);
});

test('singular and plural, case and accents make no difference', () => {
  const best = (asked: string) => search.find(asked, 1)[0]?.href;
  expect(best('AUDITÓRIOS')).toBe(best('auditorio'));
  expect(best('certificados digitais')).toBe(best('certificado digital'));
});

test('while one types, the answer is there before the word is whole', () => {
  expect(search.find('proc', 1)[0]?.title).toMatch(/^Procon/);
});

test('signs alone, nothing and nonsense have no answer', () => {
  for (const asked of ['', '  ', '!!!', 'xyzzyq']) expect(search.find(asked, 3)).toEqual([]);
});

test('entries that come later are found with the others', async () => {
  const own = new SiteSearch([]);
  await own.add(VACANCIES);
  expect(titles(own.find('vaga de motorista em anapolis', 1))).toEqual(['Motorista de Caminhão']);
});
