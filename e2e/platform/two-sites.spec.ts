import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROOT } from '@site/platform/project/apps.ts';
import { ownPorts, START } from '../support/sites.ts';

const COMMANDS = 'shared/platform/src/commands';
const { edge: port, publishers: otherPort } = ownPorts(26);
const folder = mkdtempSync(join(tmpdir(), 'own-data-'));
const env = (itsPort: number) => ({
  ...process.env,
  PORT: String(itsPort),
  DATA_FOLDER: folder,
});
let site: ChildProcess;

// One start serves both tests, on one port.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const words = [`${COMMANDS}/vacancies.ts`, 'import', 'supabase/vacancies/example.csv', '--write'];
  const imported = spawnSync(process.execPath, words, { cwd: ROOT, env: env(port) });
  expect(imported.status).toBe(0);
  site = spawn(process.execPath, [`${COMMANDS}/start.ts`], {
    cwd: ROOT,
    env: env(port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    site.stdout?.on('data', (text) => String(text).includes('The site is at') && resolve());
    site.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
  });
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('two sites with data of their own show their own vacancies', async ({ request }) => {
  const sitemapOf = async (address: string) => (await request.get(`${address}/sitemap.xml`)).text();
  expect(await sitemapOf(`http://localhost:${port}`)).toContain('/vagas/padeiro-a-');
  expect(await sitemapOf(START)).not.toContain('/vagas/padeiro-a-');
});

test('a second start on the same data ends with one sentence', () => {
  const second = spawnSync(process.execPath, [`${COMMANDS}/start.ts`], {
    cwd: ROOT,
    env: { ...env(otherPort), FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  expect(second.status).toBe(1);
  expect(stripVTControlCharacters(second.stderr).trim()).toBe(
    `✗ The data folder ${folder} is in use by another process: stop that one first, or use another folder (DATA_FOLDER).`,
  );
});
