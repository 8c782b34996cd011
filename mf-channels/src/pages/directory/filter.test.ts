import { fold } from '@site/content/words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Directory } from './entities.ts';
import { filterDirectory, indexDirectory, isFiltering, NO_FILTER } from './filter.ts';
import { otherEntities } from './otherEntities.ts';
import { publicEntities } from './publicEntities.ts';
import { synonyms } from './synonyms.ts';

const directory: Directory = { publicas: publicEntities, outras: otherEntities };
const index = indexDirectory(directory);
const search = (searchTerm: string) => filterDirectory(index, { searchTerm, tipoEntidade: 'all' });
const found = (searchTerm: string) => {
  const { publicas, outras } = search(searchTerm);
  return [...(publicas ?? []), ...(outras ?? [])].map(({ nome }) => nome);
};

const logo = { shape: 'selo', tone: 'gold' } as const;
const link = 'https://example.org/';
const one = (nome: string, sigla = 'X') =>
  indexDirectory({ publicas: [{ nome, sigla, logo, link }], outras: [] });
const finds = (nome: string, searchTerm: string) =>
  filterDirectory(one(nome), { searchTerm, tipoEntidade: 'all' }).total === 1;

describe('the search', () => {
  test('matches everything when it is empty or blank', () => {
    for (const term of ['', '   ', '\t\n']) expect(search(term).total).toBe(37);
  });

  test('finds nothing by signs alone', () => {
    for (const term of ['!!!', '—', '...', '"\'', '? !']) expect(search(term).total).toBe(0);
  });

  test.each([
    ['polícias', 'polícia'],
    ['ministérios', 'ministério'],
    ['tribunais', 'tribunal'],
    ['ouvidorias', 'ouvidoria'],
    ['sindicatos', 'sindicato'],
    ['receitas', 'receita'],
    ['controladorias', 'controladoria'],
    ['procons', 'procon'],
    ['federações', 'federação'],
    ['rodovias', 'rodovia'],
  ])('finds by %s what it finds by %s', (plural, singular) => {
    expect(found(singular)).not.toEqual([]);
    expect(found(plural)).toEqual(found(singular));
  });

  test('does not care about case or accents, on either side', () => {
    for (const term of ['câmara', 'CAMARA', 'Camara', 'cÂmArA', 'ca\u0302mara']) {
      expect(found(term)).toEqual(['Câmara Municipal de Goiânia']);
    }
  });

  test('matches what is contained in a field', () => {
    expect(found('sembleia')).toEqual(['Assembleia Legislativa do Estado de Goiás']);
  });

  test('matches where a word of a field starts with it', () => {
    expect(found('legis')).toEqual(['Assembleia Legislativa do Estado de Goiás']);
  });

  test('looks at nome and sigla of public entities', () => {
    expect(found('alego')).toEqual(['Assembleia Legislativa do Estado de Goiás']);
    expect(found('tce-go')).toEqual(['Tribunal de Contas do Estado de Goiás']);
    expect(found('tcego')).toEqual(['Tribunal de Contas do Estado de Goiás']);
  });

  test('looks at nome, descricao and tipo of other entities', () => {
    expect(found('Petrobras')).toEqual(['Petrobras']);
    expect(found('pedágio')).toEqual(['Ecovias do Araguaia']);
    expect(found('cooperativa de crédito')).toEqual(['Sicoob']);
  });

  test('never looks at links', () => {
    expect(found('https')).toEqual([]);
    expect(found('mailto')).toEqual([]);
  });

  test('requires every word of several, in any order', () => {
    expect(found('goiânia câmara')).toEqual(['Câmara Municipal de Goiânia']);
    expect(found('câmara brasília')).toEqual([]);
  });

  test('keeps the order of the lists', () => {
    const all = directory.publicas.map(({ nome }) => nome);
    const some = found('estado').filter((nome) => all.includes(nome));
    expect(some).toEqual(all.filter((nome) => some.includes(nome)));
  });
});

describe('the synonyms', () => {
  test('policia finds the federal, civil and military police, and only them', () => {
    for (const term of ['policia', 'Polícia', 'POLÍCIA']) {
      expect(found(term)).toEqual([
        'Polícia Federal',
        'Polícia Civil do Estado de Goiás',
        'Polícia Militar do Estado de Goiás',
      ]);
    }
  });

  test.each([
    ['ministerio', 'Ministério Público Federal'],
    ['ministerio', 'Ministério da Fazenda (antigo Ministério da Economia)'],
    ['sindicato', 'Sindiposto'],
    ['sindicato', 'FIEG'],
    ['tribunal', 'Tribunal de Contas da União'],
    ['receita', 'Receita Federal do Brasil'],
    ['receita', 'Secretaria da Economia de Goiás'],
    ['receita', 'Prefeitura de Goiânia'],
    ['controladoria', 'Controladoria-Geral da União'],
    ['controladoria', 'Ouvidoria-Geral do Estado de Goiás'],
    ['procon', 'Procon Goiás: Proteção e Defesa do Consumidor'],
    ['ouvidoria', 'Ouvidoria-Geral do Estado de Goiás'],
    ['ouvidoria', 'Controladoria-Geral da União'],
    ['ouvidoria', 'AGR: Agência Goiana de Regulação'],
  ])('%s finds %s', (term, nome) => {
    expect(found(term)).toContain(nome);
  });

  test('the eight named terms expand', () => {
    expect(Object.keys(synonyms).sort()).toEqual(
      [
        'controladoria',
        'ministerio',
        'ouvidoria',
        'policia',
        'procon',
        'receita',
        'sindicato',
        'tribunal',
      ].sort(),
    );
  });

  test('a synonym counts at the start of a word only', () => {
    expect(finds('Delegacia', 'policia')).toBe(true);
    expect(finds('Subdelegacia', 'policia')).toBe(false);
  });

  test('are written as they are compared', () => {
    for (const word of Object.entries(synonyms).flat(2)) expect(fold(word)).toBe(word);
  });
});

describe('the type', () => {
  const ofType = (tipoEntidade: 'all' | 'publicas' | 'outras') =>
    filterDirectory(index, { searchTerm: '', tipoEntidade });

  test('all shows both lists', () => {
    expect(ofType('all')).toMatchObject({ total: 37, publicas: { length: 15 } });
  });
  test('publicas hides the other entities', () => {
    expect(ofType('publicas')).toMatchObject({ total: 15, outras: null });
  });
  test('outras hides the public entities', () => {
    expect(ofType('outras')).toMatchObject({ total: 22, publicas: null });
  });
  test('there is something to clear only when a filter is active', () => {
    expect(isFiltering(NO_FILTER)).toBe(false);
    expect(isFiltering({ searchTerm: 'a', tipoEntidade: 'all' })).toBe(true);
    expect(isFiltering({ searchTerm: '', tipoEntidade: 'outras' })).toBe(true);
  });
});

describe('whatever is typed', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      '.*',
      '(',
      '\\',
      '%00',
      '<script>',
      'İ',
    ),
  );

  test('the filter answers with entities of the lists, none twice', () => {
    fc.assert(
      fc.property(hostile, (term) => {
        const names = found(term);
        expect(new Set(names).size).toBe(names.length);
        expect(search(term).total).toBe(names.length);
      }),
    );
  });

  test('any part of a name finds it, however it is accented or cased', () => {
    const part = fc.tuple(hostile, fc.nat(), fc.nat()).map(([nome, from, length]) => ({
      nome,
      term: [...nome].slice(from % 20, (from % 20) + (length % 20)).join(''),
    }));
    fc.assert(
      fc.property(part, ({ nome, term }) => {
        expect(finds(nome, term)).toBe(true);
        expect(finds(nome.normalize('NFD'), term.normalize('NFC'))).toBe(true);
      }),
    );
  });

  test('one more letter never finds more, unless it completes a word with synonyms', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefgoiásãé '), maxLength: 6 });
    fc.assert(
      fc.property(letters, fc.constantFrom(...'abcdeios'), (term, letter) => {
        const longer = term + letter;
        if (longer.split(' ').some((word) => word in synonyms)) return;
        expect(found(term)).toEqual(expect.arrayContaining(found(longer)));
      }),
    );
  });
});
