import type { SearchEntry } from '@site/contract/search.ts';
import { searchFileOf } from '@site/platform/prerender/searchEntries.ts';
import { beforeAll, expect, test } from 'vitest';
import { renderSite } from '../testing/renderedSite.ts';
import { searchOf } from './ranking.ts';

/** Vacancies come from the database: these are of the kind that it holds. */
const VACANCIES: SearchEntry[] = [
  ['Motorista de Caminhão', 'Anápolis, GO'],
  ['Motorista Entregador – Categoria D', 'Aparecida de Goiânia, GO'],
].map(([title = '', text = ''], at) => ({
  kind: 'vacancy',
  title,
  text,
  href: `/vagas/vaga-${at}`,
  words: 'vaga\nemprego\ntrabalho',
}));

/** What a merchant types, and how address and title of an answer among the first three begin. */
interface Question {
  asked: string;
  finds?: string;
  title?: string;
  /** It has to be the first. */
  isBest?: boolean;
}

const CERTIFICATES = '/certificacao-digital';
const ROOMS = '/aluguel-salas-comerciais';
const FISCAL = '/endereco-fiscal';
const ADVICE = '/assessoria';

/** Without accents, in a hurry, with other words than the page's. */
const QUESTIONS: readonly Question[] = [
  // Prices.
  { asked: 'quanto custa certificado', title: 'Certificado digital e-CPF', isBest: true },
  { asked: 'preço e-cnpj a1', title: 'Certificado digital e-CNPJ A1', isBest: true },
  { asked: 'ecpf a3 valor', title: 'Certificado digital e-CPF A3', isBest: true },
  { asked: 'quanto custa renovar o certificado', title: 'Quanto custa renovar?' },
  { asked: 'renovacao ecnpj token', title: 'Certificado digital e-CNPJ A3: Renovação' },
  { asked: 'emitir nfe', finds: CERTIFICATES, isBest: true },
  { asked: 'certificado para nota fiscal eletronica', finds: CERTIFICATES, isBest: true },
  { asked: 'diferença a1 e a3', title: 'Qual é a diferença entre A1 e A3?', isBest: true },
  { asked: 'sertificado dijital', finds: CERTIFICATES, isBest: true },
  { asked: 'quanto custa endereco fiscal', finds: FISCAL, isBest: true },
  { asked: 'escritorio virtual', finds: FISCAL, isBest: true },
  { asked: 'preciso de endereço pra abrir mei', finds: FISCAL },
  { asked: 'posso cancelar o endereço fiscal', title: 'Posso cancelar quando quiser?' },
  // Rooms.
  { asked: 'alugar sala para reunião terça', finds: ROOMS, isBest: true },
  { asked: 'coworking', finds: ROOMS, isBest: true },
  { asked: 'auditorio 150 pessoas', finds: '/aluguel-auditorio', isBest: true },
  { asked: 'gravar podcast', finds: '/aluguel-podcast', isBest: true },
  // The association.
  { asked: 'como me associar', finds: '/associe-se', isBest: true },
  { asked: 'telefone da associacao', finds: '/seja-parceiro' },
  { asked: 'horario de funcionamento', finds: '/seja-parceiro', isBest: true },
  { asked: 'onde fica', finds: '/seja-parceiro', isBest: true },
  { asked: 'quem somos', finds: '/sobre', isBest: true },
  // The addresses of former sites, as the not-found page asks for them.
  { asked: 'sobre nos', finds: '/sobre', isBest: true },
  { asked: 'exame admissional', finds: '/servicos', isBest: true },
  { asked: 'energia solar', finds: '/servicos#sustentabilidade', isBest: true },
  { asked: 'taxa da maquininha', finds: '/servicos' },
  { asked: 'advogado trabalhista', finds: ADVICE },
  { asked: 'contadores', finds: ADVICE, isBest: true },
  { asked: 'desconto plano de saude', finds: '/convenios' },
  { asked: 'lgpd apagar meus dados', finds: '/politica-privacidade', isBest: true },
  // Complaints.
  { asked: 'procon goiania telefone', title: 'Procon', isBest: true },
  { asked: 'loja nao trocou produto com defeito', title: 'Procon', isBest: true },
  { asked: 'pollicia civil', title: 'Polícia Civil', isBest: true },
  { asked: 'fazer boletim de ocorrencia', finds: '/ouvidoria', isBest: true },
  { asked: 'falta de luz', title: 'Equatorial', isBest: true },
  { asked: 'vazamento de agua', title: 'Saneago', isBest: true },
  { asked: 'sefaz', title: 'Secretaria da Economia', isBest: true },
  { asked: 'ministerio do trabalho', title: 'Ministério Público do Trabalho', isBest: true },
  { asked: 'sindicato construção civil', title: 'Sinduscon' },
  // Words that no page says: the directory's search knows them, and so does this one.
  { asked: 'delegacia', title: 'Polícia Civil' },
  { asked: 'justiça', title: 'Ministério Público' },
  { asked: 'TJGO', title: 'Tribunal de Contas do Estado' },
  { asked: 'defensoria', title: 'Procon' },
  { asked: 'bombeiros', title: 'Polícia Militar' },
  { asked: '190', title: 'Polícia Militar', isBest: true },
  // Work.
  { asked: 'vaga motorista anapolis', title: 'Motorista de Caminhão', isBest: true },
  { asked: 'mandar curriculo', finds: '/curriculos', isBest: true },
  { asked: 'anunciar vaga de emprego', finds: '/oferta-trabalho' },
];

let find: Awaited<ReturnType<typeof searchOf>>;

beforeAll(async () => {
  const remotes = await renderSite();
  const entries = remotes.flatMap(({ module, pages }) => searchFileOf(module, pages).entries);
  find = await searchOf([...entries, ...VACANCIES]);
});

const titles = (entries: readonly SearchEntry[]) => entries.map(({ title }) => title);

test.each(QUESTIONS)('what the pages say answers “$asked”', (question) => {
  const { asked, finds = '', title = '', isBest } = question;
  const answers = find(asked, isBest ? 1 : 3);
  const expected = answers.filter(
    (entry) => entry.href.startsWith(finds) && entry.title.startsWith(title),
  );
  expect(expected, titles(answers).join(' / ')).not.toEqual([]);
});

test('number, case and accents make no difference, half a word has its answer, and nonsense has none', () => {
  const best = (asked: string) => find(asked, 1)[0]?.href;
  expect(best('AUDITÓRIOS')).toBe(best('auditorio'));
  expect(best('certificados digitais')).toBe(best('certificado digital'));
  expect(find('proc', 1)[0]?.title).toMatch(/^Procon/);
  for (const asked of ['', '  ', '!!!', 'xyzzyq']) expect(find(asked, 3)).toEqual([]);
});
