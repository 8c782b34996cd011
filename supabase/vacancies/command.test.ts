import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test, vi } from 'vitest';
import { runVacancies } from './command.ts';

const folder = temporaryFolder();
const file = join(folder, 'vagas.csv');
/** Clears the screen, names the window, and moves to the beginning of the line. */
const HOSTILE = 'Garçom\u001b[2J\u001b]0;outro\u0007\rX';

async function printed(words: string[], text: string): Promise<string> {
  const print = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((one) =>
    one.mockReset().mockImplementation(() => {}),
  );
  writeFileSync(file, `Cargo;Empresa\n"${text}"\n`);
  await runVacancies(words, true, join(folder, 'data')).catch(() => {});
  return print.flatMap((one) => one.mock.calls.flat()).join('\n');
}

test.each([
  ['is imported', ['import', file], HOSTILE],
  ['is listed', ['list'], ''],
  ['stands in a row that is refused', ['import', file], `Garçom";Bar;"${HOSTILE}`],
])('what %s reaches the terminal without control sequences', async (_, words, text) => {
  const said = await printed(words, text);
  expect(said).toContain('Garçom');
  expect(said).not.toMatch(/[^\P{Cc}\n]/u);
});
