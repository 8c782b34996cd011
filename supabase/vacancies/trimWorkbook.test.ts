// @vitest-environment node

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { imported } from '../testing/sheets.ts';

/** A workbook of one vacancy, with more rows behind it as Excel writes them. */
async function workbookWith(more: string): Promise<Uint8Array> {
  const rows = [['Cargo'], ['Garçom']];
  const files = unzipSync(await writeXlsx({ sheets: [{ name: 'Vagas', rows }] }));
  const sheet = Object.entries(files).map(([name, file]) => {
    const isSheet = name.startsWith('xl/worksheets/sheet');
    const text = () => strFromU8(file).replace('</sheetData>', () => `${more}</sheetData>`);
    return [name, isSheet ? strToU8(text()) : file];
  });
  return zipSync(Object.fromEntries(sheet), { level: 6 });
}

const FORMATTED = 'ABC';
const formatted = (line: number) =>
  `<row r="${line}" s="1">${[...FORMATTED].map((column) => `<c r="${column}${line}" s="1"/>`).join('')}</row>`;

test.each([
  ['a cell far away that has a format', '<row r="1048576"><c r="Z1048576" s="1"/></row>'],
  ['a cell with an empty value', '<row r="1048576"><c r="Z1048576" s="1"><v></v></c></row>'],
  ['cells of another prefix', '<x:row r="900000"><x:c r="XFD900000" s="1"/></x:row>'],
])('%s is not read', async (_, more) => {
  expect(await imported(await workbookWith(more))).toMatchObject([{ title: 'Garçom' }]);
});

test.each(['Z1048576', 'XFD7'])(
  'content in the far cell %s is named, and what to do',
  async (cell) => {
    const line = cell.replace(/\D+/, '');
    const more = `<row r="${line}"><c r="${cell}" t="inlineStr"><is><t>x</t></is></c></row>`;
    await expect(imported(await workbookWith(more))).rejects.toThrow(
      `Cell ${cell} has content far away from the vacancies: delete its row and column`,
    );
  },
);

test('a million formatted rows take less than 300 MB', async () => {
  const file = join(temporaryFolder(), 'vagas.xlsx');
  const lines = Array.from({ length: 1_000_000 }, (_, at) => formatted(at + 3));
  writeFileSync(file, await workbookWith(lines.join('')));
  const code = `import { readFileSync } from 'node:fs';
    import { readSheet } from ${JSON.stringify(join(import.meta.dirname, 'readSheet.ts'))};
    const { rows } = await readSheet(readFileSync(${JSON.stringify(file)}));
    console.log(rows.length, process.resourceUsage().maxRSS < 300_000);`;
  // From a small shell: Linux counts the memory of the process that forks as its child's, too.
  const shell = ['-c', '"$0" "$@"; exit $?', process.execPath, '--input-type=module', '-e', code];
  const { stdout } = spawnSync('sh', shell, { encoding: 'utf8' });
  expect(stdout).toBe('1 true\n');
}, 120_000);
