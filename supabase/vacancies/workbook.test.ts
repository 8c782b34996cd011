import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CellValue, writeOds, writeXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { parse, saidOf } from '../testing/sheets.ts';

interface Format {
  /** Number formats and formulas by place, as in "1,2": row and column from 0. */
  [place: string]: { numFmt?: string; formula?: string; value?: CellValue };
}

/** A workbook of one sheet or more, as Excel saves it. */
function workbook(sheets: Record<string, CellValue[][]>, format: Format = {}, more = {}) {
  const cells = Object.entries(format).map(([place, { numFmt, formula, value }]) => {
    const style = numFmt ? { style: { numFmt } } : {};
    return [
      place,
      { ...style, ...(formula && { formula, formulaResult: value ?? null }) },
    ] as const;
  });
  return writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      ...{ name, rows, cells: new Map(cells), ...more },
    })),
  });
}

const HEADING = ['Código', 'Cargo', 'Empresa', 'CEP', 'Data', 'Situação'];
const rowOf = async (file: Uint8Array) => (await parse(file)).rows[0]?.row;

describe('a workbook', () => {
  test.each([
    ['.xlsx', writeXlsx],
    ['.ods', writeOds],
  ])('%s is read: texts with their zeros, days as days', async (_, write) => {
    const march = new Date(Date.UTC(2026, 2, 2));
    const rows = [HEADING, ['007', 'Garçom', 'Bar "Azul"; Verde', '74015-040', march, 'Aberto']];
    const file = await write({ sheets: [{ name: 'Vagas', rows }] });
    expect(await rowOf(file)).toEqual({
      ...{ code: '007', title: 'Garçom', company_name: 'Bar "Azul"; Verde' },
      ...{ location_zip: '74015-040', created_at: '2026-03-02T15:00:00.000Z', state: 'open' },
    });
  });

  test('has numbers as they are shown, and formulas by their value', async () => {
    const rows = [HEADING, [7, '', 1.5, 1310100, 46083, null]];
    const format = {
      '1,0': { numFmt: '000' },
      '1,1': { formula: '"Gar"&"çom"', value: 'Garçom' },
      '1,3': { numFmt: '00000-000' },
      '1,4': { numFmt: 'dd/mm/yyyy' },
    };
    expect(await rowOf(await workbook({ Vagas: rows }, format))).toMatchObject({
      ...{ code: '007', title: 'Garçom', company_name: '1,5', location_zip: '01310-100' },
      created_at: '2026-03-02T15:00:00.000Z',
    });
  });

  test('may begin with other sheets, also hidden ones, titles, empty rows and empty columns', async () => {
    const vacancies = [[], [null, ...HEADING], [null, '1', 'Garçom'], [], [null]];
    const file = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Associação'], ['Vagas de março']] },
        { name: 'Escondida', rows: [HEADING, ['8', 'Antiga']], hidden: true },
        { name: 'Vagas', rows: [[null, 'Vagas de março'], ...vacancies] },
        { name: 'Arquivo', rows: [HEADING, ['9', 'Antiga']] },
      ],
    });
    const { rows, problems } = await parse(file);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ line: 4, row: { code: '1', title: 'Garçom' } }]);
  });

  test('may have merged cells: each has the text of the first', async () => {
    const rows = [HEADING, ['1', 'Garçom', 'Bar Azul'], ['2', 'Padeiro', null]];
    const merges = [{ startRow: 1, endRow: 2, startCol: 2, endCol: 2 }];
    const { rows: read } = await parse(await workbook({ Vagas: rows }, {}, { merges }));
    expect(read.map(({ row }) => row.company_name)).toEqual(['Bar Azul', 'Bar Azul']);
  });

  test('is refused with the cell whose formula has an error, or was never calculated', async () => {
    const rows = [HEADING, ['1', '#N/A'], ['2', '']];
    const { problems } = await parse(
      await workbook({ Vagas: rows }, { '2,1': { formula: 'A1&"x"' } }),
    );
    expect(saidOf(problems)).toEqual([
      '2 Cargo: “#N/A”, expected a value: the formula of this cell has an error',
      '3 Cargo: “#VALOR!”, expected a value: the formula of this cell has an error',
    ]);
  });

  test('of before 2007, or with a password, is refused with what to do, as is a damaged one', async () => {
    await expect(parse(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow(
      'It is an old workbook (.xls), or has a password: save it as .xlsx without one',
    );
    const good = Buffer.from(await workbook({ Vagas: [HEADING] }));
    await expect(parse(good.subarray(0, 200))).rejects.toThrow();
  });

  test('names the rows that it hides, and reads them', async () => {
    const rows = [['Cargo'], ['Garçom'], ['Padeiro'], ['Padeiro'], ['Motorista']];
    const rowDefs = new Map([2, 3].map((row) => [row, { hidden: true }]));
    const inExcel = await workbook({ Vagas: rows }, {}, { rowDefs });
    const inOds = await writeOds({ sheets: [{ name: 'Vagas', rows: rows.toSpliced(3, 1) }] });
    // As LibreOffice writes it: one row for several that are alike.
    const files = unzipSync(inOds);
    const filtered = strFromU8(files['content.xml'] ?? new Uint8Array()).replace(
      /<table:table-row>(?=<table:table-cell[^>]*><text:p>Padeiro)/,
      '<table:table-row table:number-rows-repeated="2" table:visibility="filter">',
    );
    const hiding = zipSync({ ...files, 'content.xml': strToU8(filtered) }, { level: 0 });
    for (const file of [inExcel, hiding]) {
      const { rows: read, hidden } = await parse(file);
      expect(read).toHaveLength(4);
      expect(hidden).toEqual([3, 4]);
    }
  });
});
