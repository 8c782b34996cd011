import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { parse, saidOf } from '../testing/sheets.ts';

const problems = async (file: string | Uint8Array) => saidOf((await parse(file)).problems);
const only = async (file: string | Uint8Array) => (await parse(file)).rows[0]?.row;
const [TEXT, ACCENTS] = [
  'Cargo;CEP\r\nGarçom;74015-040\r\n',
  'Código;Cargo;CEP;Descrição\r\nÁ-1;Garçom;74.015-040;Salão, café e pão à noite\r\n',
];
/** UTF-16 with its mark. */
const unicode = Buffer.from('\ufeffCargo;CEP\nGarçom;74015-040', 'utf16le');

describe('a spreadsheet', () => {
  test.each<[string, string | Uint8Array]>([
    ['UTF-8 with semicolons', 'Cargo;Função extra;CEP\nGarçom;x;74015040'],
    ['UTF-8 with its mark and Windows line ends', '\ufeffCargo,CEP\r\nGarçom,74015-040\r\n'],
    ['Excel’s “Texto Unicode”', unicode],
    ['the same, the other way round', Buffer.from(unicode).swap16()],
    ['the same without its mark', unicode.subarray(2)],
    ['Excel’s “CSV” in Brazil', iconv.encode(TEXT, 'win1252')],
    ['Excel’s “CSV (Macintosh)”', iconv.encode(ACCENTS.replaceAll('\r\n', '\r'), 'macroman')],
    ['Excel’s “CSV (MS-DOS)”', iconv.encode(`${ACCENTS}\x1a`, 'cp850')],
    ['a short one of a Mac', iconv.encode(TEXT, 'macroman')],
    ['a short one of DOS', iconv.encode(TEXT, 'cp850')],
    ['tabs and empty lines', '\n\nCargo\tCEP\n\t\n\nGarçom\t74015 040\n\n\t\n'],
    ['bars', 'Cargo|CEP\nGarçom|74015040'],
    ['Google Sheets: commas, quotes where needed', 'Cargo,CEP,x\r\nGarçom,74015-040,"a, ""b"""'],
    ['with the line that Excel writes for itself', 'sep=;\r\nCargo;CEP\r\nGarçom;74015-040\r\n'],
    ['with a separator that only this line names', 'sep=^\nCargo^CEP\nGarçom^74015-040'],
    [
      'with commas in a name of the heading',
      'Cargo;Requisitos, um por linha, sem idiomas, sem ponto;CEP\nGarçom;x;74015-040',
    ],
    ['with a title above the heading', 'Vagas de março;;\n;;\nCargo;CEP;\nGarçom;74015-040;'],
    ['with empty columns and trailing separators', ';Cargo;;CEP;;;\n;Garçom;;74015-040;;;\n;;;;;;'],
    ['with the heading once more', 'Cargo;CEP\nGarçom;74015-040\nCargo;CEP\n'],
    ['with numbers in front, further than its rows', 'Nº;Cargo;CEP\n1;Garçom;74015-040\n2;;\n3;;'],
  ])('is understood as %s', async (_, file) => {
    const { rows, problems: found } = await parse(file);
    expect(found).toEqual([]);
    expect(rows.map(({ row }) => [row.title, row.location_zip])).toEqual([['Garçom', '74015-040']]);
  });

  test('may have quotes, line breaks and separators in its cells', async () => {
    const text = 'Cargo;Requisitos;Descrição\n"Chef ""de cozinha""";"Inglês\n- Francês";"a; b"';
    expect(await only(text)).toEqual({
      title: 'Chef "de cozinha"',
      requirements: ['Inglês', 'Francês'],
      description: 'a; b',
    });
  });

  test('may name its columns as offices do, in any order; others are left out and told', async () => {
    const sheet = await parse(
      'Vagas\nBENEFÍCIOS (um por linha):;Título da vaga;Salário\nVale; Garçom ;2.000,50',
    );
    expect(sheet.rows[0]?.row).toEqual({ title: 'Garçom', benefits: ['Vale'] });
    expect(sheet.ignored).toEqual(['what is above line 2', 'column Salário']);
  });

  test.each([
    ['open', ['Ativo', 'Aberto', 'EM ABERTO', 'Disponível', 'vagas abertas']],
    ['closed', ['Inativo', 'encerradas', 'Preenchido', 'Concluída']],
    [undefined, ['']],
  ])('may say of a vacancy that it is %s', async (state, words) => {
    for (const word of words)
      expect((await only(`Cargo;Situação\nGarçom;${word}`))?.state, word).toBe(state);
  });

  const DAYS = `02/03/2026|2/3/26|02.03.2026 14:30|2026-03-02|2026-03-02T00:00:00Z|2-mar-26
    |02/mar./2026|2 de março de 2026`;
  test.each(DAYS.split(/\s*\|/))('may write a day as %s', async (text) => {
    const row = await only(`Cargo;Data\nGarçom;"${text}"`);
    expect(row?.created_at).toBe('2026-03-02T15:00:00.000Z');
  });
});

describe('what is refused', () => {
  test('is told with each line, column and what was expected', async () => {
    const words =
      'one of aberta, ativa, disponível, publicada, vigente (it is open) or encerrada, fechada, preenchida, inativa, cancelada, suspensa, finalizada, concluída, expirada, desativada (it is closed)';
    const rows = [
      'Código;Cargo;CEP;Data;Link;Situação',
      '1;Garçom;7401;31/02/2026;javascript:alert(1);talvez',
      '2;;74015-040;1/3/2026;;',
    ];
    expect(await problems(rows.join('\n'))).toEqual([
      '2 CEP: “7401”, expected 8 digits as in 74015-040; with the hyphen Excel keeps a zero before them',
      '2 Data: “31/02/2026”, expected a day as in 31/12/2026',
      '2 Link: “javascript:alert(1)”, expected an address as in https://empresa.com.br/vaga',
      `2 Situação: “talvez”, expected ${words}`,
      '3 Cargo: empty, expected what the vacancy is called',
    ]);
    expect((await problems('Nome;CEP\na;b'))[0]).toMatch(/^1 Cargo: no column of this name; known/);
    expect((await problems('Cargo;Vaga\na;b'))[0]).toMatch(/^1 Vaga: the column Cargo is there tw/);
    expect((await problems('Cargo;Data\na;1/1/2099'))[0]).toMatch(
      /31\/12\/2026 that is not to come/,
    );
  });

  test.each([
    [
      'a cell more than the heading',
      'Cargo;Descrição\nGarçom;Atender; fechar caixa',
      '2 3: “fechar',
    ],
    [
      'a cell below no name',
      'Cargo;Descrição;\nGarçom;Atender; fechar caixa',
      '2 3: “fechar caixa”',
    ],
    ['a NUL', 'Cargo;CEP\nGar\0çom;', '2 Cargo: “Gar␀çom”, expected text without broken char'],
    ['a character that was lost', 'Cargo\nGar\ufffdom', '2 Cargo: “Gar�om”, expected text without'],
    ['#N/D', 'Cargo;CEP\nGarçom;#N/D', '2 CEP: “#N/D”, expected a value: the formula of this cell'],
    ...['#REF!', '#NOME?', '#DIV/0!', 'Err:502', '########'].map((cell) => [
      cell,
      `Cargo;Data\nGarçom;${cell}`,
      `2 Data: “${cell}”, expected a value`,
    ]),
    [
      'UTF-8 that was read as Windows-1252',
      'Cargo\nGarÃ§om',
      '2 Cargo: “GarÃ§om”, expected “Garçom”',
    ],
  ])('as %s is told with its line', async (_, text, said) => {
    const found = await problems(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  test('as a file put together of two encodings is told with each cell that comes out wrong', async () => {
    const line = 'Garçom à;ÁREA – chão\n';
    const [utf8, windows] = [Buffer.from(line), iconv.encode(line, 'win1252')];
    const found = await problems(Buffer.concat([Buffer.from('Cargo;Empresa\n'), windows, utf8]));
    expect(found).toEqual([
      '3 Cargo: “GarÃ§om Ã”, expected “Garçom à”: the file was saved in a wrong encoding',
      expect.stringMatching(/^3 Empresa: “Ã.REA â€“ chÃ£o”, expected /),
    ]);
  });

  test('as no CSV is told with its line', async () => {
    await expect(parse('Cargo\n"aberto')).rejects.toThrow(/Line \d+ is no CSV/);
    await expect(parse('PK\x03\x04\x14\x00')).rejects.toThrow();
  });

  test.each(['$3', 'R$ #1', 'C# e F#', '“MANHÔ', 'São João', 'Nº 5 – 3ª'])(
    'is not “%s”, which looks alike',
    async (title) => {
      expect(await only(`Cargo\n"${title}"`)).toEqual({ title });
    },
  );
});

test('the example is right', async () => {
  const sheet = await parse(readFileSync(new URL('example.csv', import.meta.url)));
  expect(sheet.problems).toEqual([]);
  expect(sheet.rows.map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(sheet.rows[0]?.row.requirements).toHaveLength(2);
});
