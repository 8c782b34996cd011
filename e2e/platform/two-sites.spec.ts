import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { ownPorts, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const COMMANDS = 'shared/platform/src/commands';

test('two sites with data of their own show their own vacancies; a second start on the same data is refused', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'own-data-'));
  const { edge: port, publishers: otherPort } = ownPorts(26);
  const env = { PORT: String(port), DATA_FOLDER: folder };
  const run = (command: string, ...words: string[]) =>
    spawnSync(process.execPath, [`${COMMANDS}/${command}.ts`, ...words], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: String(otherPort) },
      encoding: 'utf8',
    });
  const imported = run('vacancies', 'import', 'supabase/vacancies/example.csv', '--write');
  expect(imported.status).toBe(0);
  const site = await startProcess({
    name: 'npm start',
    command: [process.execPath, `${COMMANDS}/start.ts`],
    folder: ROOT,
    env,
    log: 'stdout',
    isReady: (log) => log.includes('The site is at'),
  });
  const sitemapOf = async (address: string) => (await request.get(`${address}/sitemap.xml`)).text();
  expect(await sitemapOf(`http://localhost:${port}`)).toContain('/vagas/padeiro-a-');
  expect(await sitemapOf(START)).not.toContain('/vagas/padeiro-a-');
  const second = run('start');
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`The data folder ${folder} is in use by another process`);
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});
