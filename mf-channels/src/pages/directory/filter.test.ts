import { fold } from '@site/content/words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterDirectory, indexDirectory, isFiltering, NO_FILTER } from './filter.ts';
import { publicEntities } from './publicEntities.ts';
import { synonyms } from './synonyms.ts';

const index = indexDirectory();
const search = (searchTerm: string) => filterDirectory(index, { searchTerm, tipoEntidade: 'all' });
const found = (searchTerm: string) => {
  const { publicas, outras } = search(searchTerm);
  return [...(publicas ?? []), ...(outras ?? [])].map(({ nome }) => nome);
};

const ASSEMBLY = 'Assembleia Legislativa do Estado de Goiás';
const AUDITORS = 'Tribunal de Contas do Estado de Goiás';
const STATE_OMBUDSMAN = 'Ouvidoria-Geral do Estado de Goiás';
const PROCON = 'Procon Goiás: Proteção e Defesa do Consumidor';
const POLICE = [
  'Polícia Federal',
  'Polícia Civil do Estado de Goiás',
  'Polícia Militar do Estado de Goiás',
];

test.each<[string, string[]]>([
  ['POLÍCIA', POLICE],
  // nome and sigla of public entities; nome, descricao and tipo of others; links of none.
  ['alego', [ASSEMBLY]],
  ['tce-go', [AUDITORS]],
  ['tcego', [AUDITORS]],
  ['Petrobras', ['Petrobras']],
  ['pedágio', ['Ecovias do Araguaia']],
  ['cooperativa de crédito', ['Sicoob']],
  ['https', []],
])('%j finds %j', (term, names) => {
  expect(found(term)).toEqual(names);
});

test.each<[string, ...string[]]>([
  ['ministerio', 'Ministério Público Federal'],
  ['sindicato', 'Sindiposto', 'FIEG'],
  ['tribunal', 'Tribunal de Contas da União'],
  ['receita', 'Secretaria da Economia de Goiás', 'Prefeitura de Goiânia'],
  ['controladoria', 'Controladoria-Geral da União', STATE_OMBUDSMAN],
  ['procon', PROCON],
  ['ouvidoria', 'Controladoria-Geral da União', 'AGR: Agência Goiana de Regulação'],
  ['justiça', 'Ministério Público do Estado de Goiás'],
  ['TJGO', AUDITORS],
  ['defensoria', PROCON],
  ['bombeiros', 'Polícia Militar do Estado de Goiás'],
  ['delegacia', 'Polícia Civil do Estado de Goiás'],
  ['denúncia', STATE_OMBUDSMAN],
  ['190', 'Polícia Militar do Estado de Goiás'],
])('%s, one of the words with synonyms, finds %s', (term, ...names) => {
  expect(found(term)).toEqual(expect.arrayContaining(names));
});

test('synonyms are written as they are compared', () => {
  const specified =
    'policia ministerio sindicato tribunal receita controladoria procon ouvidoria'.split(' ');
  expect(Object.keys(synonyms)).toEqual(expect.arrayContaining(specified));
  for (const word of Object.entries(synonyms).flat(2)) expect(fold(word)).toBe(word);
});

test('an empty or blank search finds all, and what is found keeps the order of the lists', () => {
  const all = publicEntities.map(({ nome }) => nome);
  for (const term of ['', '   ', '\t\n']) expect(found(term).slice(0, all.length)).toEqual(all);
  const some = found('estado').filter((nome) => all.includes(nome));
  expect(some).toEqual(all.filter((nome) => some.includes(nome)));
});

test.each([
  ['all', 37, { publicas: { length: 15 }, outras: { length: 22 } }, false],
  ['publicas', 15, { outras: null }, true],
  ['outras', 22, { publicas: null }, true],
] as const)('the type %s shows %i entities', (tipoEntidade, total, lists, isClearable) => {
  const filter = { ...NO_FILTER, tipoEntidade };
  expect(filterDirectory(index, filter)).toMatchObject({ total, ...lists });
  expect(isFiltering(filter)).toBe(isClearable);
  expect(isFiltering({ ...filter, searchTerm: 'a' })).toBe(true);
});

test('whatever is typed, the filter answers with entities of the lists, none twice', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.constantFrom('__proto__', 'constructor', '.*', '(', '\\', '%00', '<script>', 'İ'),
  );
  fc.assert(
    fc.property(hostile, (term) => {
      const names = found(term);
      expect(new Set(names).size).toBe(names.length);
      expect(search(term).total).toBe(names.length);
    }),
  );
});
