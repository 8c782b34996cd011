import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { FAR_CELL, formattedWorkbook, millionRows } from '../testing/formattedWorkbook.ts';
import { imported } from '../testing/sheets.ts';

test.each([
  ['a cell far away that has a format', FAR_CELL],
  ['a cell with an empty value', '<row r="1048576"><c r="Z1048576" s="1"><v></v></c></row>'],
  ['cells of another prefix', '<x:row r="900000"><x:c r="XFD900000" s="1"/></x:row>'],
])('%s is not read', async (_, more) => {
  expect(await imported(await formattedWorkbook(more))).toMatchObject([{ title: 'Garçom' }]);
});

test.each(['Z1048576', 'XFD7'])(
  'content in the far cell %s is named, and what to do',
  async (cell) => {
    const line = cell.replace(/\D+/, '');
    const more = `<row r="${line}"><c r="${cell}" t="inlineStr"><is><t>x</t></is></c></row>`;
    await expect(imported(await formattedWorkbook(more))).rejects.toThrow(
      `Cell ${cell} has content far away from the vacancies: delete its row and column`,
    );
  },
);

test('a million formatted rows take less than 300 MB', async () => {
  const file = join(temporaryFolder(), 'vagas.xlsx');
  writeFileSync(file, await formattedWorkbook(millionRows()));
  const code = `import { readFileSync } from 'node:fs';
    import { readSheet } from ${JSON.stringify(join(import.meta.dirname, 'readSheet.ts'))};
    const { rows } = await readSheet(readFileSync(${JSON.stringify(file)}));
    console.log(rows.length, process.resourceUsage().maxRSS < 300_000);`;
  // From a small shell: Linux counts the memory of the process that forks as its child's, too.
  const shell = ['-c', '"$0" "$@"; exit $?', process.execPath, '--input-type=module', '-e', code];
  const { stdout } = spawnSync('sh', shell, { encoding: 'utf8' });
  expect(stdout).toBe('1 true\n');
}, 120_000);
