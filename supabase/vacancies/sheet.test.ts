import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSheet } from './parseSheet.ts';
import { planImport } from './planImport.ts';
import { readSheet } from './readSheet.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** As Excel saves in Brazil: these texts have no sign that Windows-1252 has elsewhere than Latin-1. */
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** UTF-16 with its mark. */
const unicode = Buffer.from('\ufeffCargo;CEP\nGarçom;74015-040', 'utf16le');
const parse = (text: string) => parseSheet(readSheet(bytes(text)));
const problems = (text: string) =>
  parse(text).problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);
const only = (text: string) => parse(text).rows[0]?.row;

describe('a spreadsheet', () => {
  it.each([
    ['UTF-8 with semicolons', bytes('Cargo;Função extra;CEP\nGarçom;x;74015040')],
    ['UTF-8 with its mark and Windows line ends', bytes('\ufeffCargo,CEP\r\nGarçom,74015-040\r\n')],
    ['Excel’s “Texto Unicode”', unicode],
    ['the same, the other way round', Buffer.from(unicode).swap16()],
    ['Windows-1252', windows('Cargo;CEP;Descrição\r\nGarçom;74.015-040;Salão\r\n')],
    [
      'tabs and empty lines',
      bytes('\n\nCargo\tCEP\n\t\n\nGarçom\t74015 040\n\n;;\n'.replace(';;', '\t')),
    ],
  ])('is understood as %s', (_, file) => {
    const { rows, problems: found } = parseSheet(readSheet(file));
    expect(found).toEqual([]);
    expect(rows.map(({ row }) => [row.title, row.zip])).toEqual([['Garçom', '74015-040']]);
  });

  it('may have quotes, line breaks and separators in its cells', () => {
    const row = only(
      'Cargo;Requisitos;Descrição\n"Chef ""de cozinha""";"Inglês\n- Francês";"a; b"',
    );
    expect(row).toMatchObject({
      title: 'Chef "de cozinha"',
      requirements: ['Inglês', 'Francês'],
      description: 'a; b',
    });
  });

  it('may name its columns as offices do, in any order; others are left out and told', () => {
    const sheet = parse('BENEFÍCIOS:;Título da vaga;Salário\nVale; Garçom ;2000');
    expect(sheet.rows[0]?.row).toMatchObject({ title: 'Garçom', benefits: ['Vale'] });
    expect(sheet.ignored).toEqual(['Salário']);
  });

  it('tells each mistake with its line, column and what was expected', () => {
    expect(
      problems(
        [
          'Código;Cargo;CEP;Data;Link;Situação',
          '1;Garçom;7401;31/02/2026;javascript:alert(1);talvez',
          '2;;74015-040;1/3/2026;;',
          '',
          '1;Padeiro;;;;',
        ].join('\n'),
      ),
    ).toEqual([
      '2 CEP: “7401”, expected 8 digits as in 74015-040',
      '2 Data: “31/02/2026”, expected a day as in 31/12/2026',
      '2 Link: “javascript:alert(1)”, expected an address as in https://empresa.com.br/vaga',
      '2 Situação: “talvez”, expected “aberta” or “encerrada”',
      '3 Cargo: empty, expected what the vacancy is called',
      '5 Código: “1” is also in line 2; each vacancy needs a code of its own',
    ]);
    expect(problems('Nome;CEP\na;b')[0]).toMatch(/^1 Cargo: no column of this name; known columns/);
    expect(problems('Cargo;Vaga\na;b')[0]).toMatch(/^1 Vaga: the column Cargo is there twice/);
    expect(problems('Cargo\nGarçom\ngarcom')[0]).toMatch(/^3 Cargo: the same vacancy as in line 2/);
  });

  it('that is UTF-16 without its mark, or no text at all, is told with what to do', () => {
    const save = 'save the sheet as “CSV UTF-8” and read that file';
    for (const [file, what] of [
      [Buffer.from('Cargo\nGarçom', 'utf16le'), 'The text is UTF-16 without its mark'],
      [Buffer.from('PK\x03\x04\x14\x00', 'latin1'), 'This is an Excel or LibreOffice file, no CSV'],
      [Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'This is an Excel or LibreOffice file, no CSV'],
    ] as const)
      expect(() => readSheet(file)).toThrow(`${what}: ${save}`);
  });

  it('with a NUL in a cell is told with its line and column', () => {
    expect(problems('Cargo;CEP\nGar\0çom;74015040')).toEqual([
      '2 Cargo: “Gar␀çom”, expected text without the character NUL (␀): type the cell anew',
    ]);
  });

  it('that is no CSV is told with its line', () => {
    expect(() => readSheet(bytes('Cargo\n"aberto'))).toThrow(/Line \d+ is no CSV/);
  });

  it('of the example is right', () => {
    const sheet = parseSheet(readSheet(readFileSync(new URL('example.csv', import.meta.url))));
    expect(sheet.problems).toEqual([]);
    expect(sheet.rows.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(sheet.rows[0]?.row.requirements).toHaveLength(2);
  });
});

describe('an import', () => {
  const now = new Date('2026-03-20T12:00:00Z');
  const text = 'Código;Cargo;Data;Situação\n1;Garçom;02/03/2026;\n2;Padeiro;;encerrada';
  const rowsOf = (sheet: string) => parse(sheet).rows;

  it('adds what is new, with the day of the sheet or today', () => {
    const { added, closed } = planImport(rowsOf(text), [], now);
    expect(added.map(({ title, created_at }) => [title, created_at])).toEqual([
      ['Garçom', '2026-03-02T15:00:00.000Z'],
      ['Padeiro', now.toISOString()],
    ]);
    expect(closed).toBe(1);
  });

  it('changes nothing the second time, and keeps what the sheet does not say', () => {
    const first = planImport(rowsOf(text), [], now).added;
    const later = new Date('2026-04-01T12:00:00Z');
    expect(planImport(rowsOf(text), first, later)).toMatchObject({
      added: [],
      changed: [],
      unchanged: 2,
    });
    const renamed = planImport(rowsOf('Código;Cargo\n2;Padeiro(a)'), first, later);
    expect(renamed.changed).toEqual([{ ...first[1], title: 'Padeiro(a)' }]);
  });

  it('opens a closed vacancy only when the sheet says so', () => {
    const first = planImport(rowsOf(text), [], now).added;
    const opened = planImport(rowsOf('Código;Cargo;Situação\n2;Padeiro;aberta'), first, now);
    expect(opened.changed[0]?.closed_at).toBeNull();
  });
});
