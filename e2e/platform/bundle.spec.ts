import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdgeOf } from '@site/platform/edge/edge.ts';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { startPublisher, type TestPublisher } from '../support/faultyPublisher.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const { edge: port } = ownPorts(27);
const address = `http://localhost:${port}`;

test.describe('the composer’s bundle in a folder with nothing else in it', () => {
  // One bundle and one edge serve both tests, on one port.
  test.describe.configure({ mode: 'serial' });
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const store = join(folder, 'store');
  const servers = new Map<string, TestPublisher>();
  const running: Running[] = [];

  test.beforeAll(async () => {
    const build = ['run', 'build', '-w', '@site/composer', '--', '--outDir', folder];
    execFileSync('npm', build, { cwd: ROOT, stdio: 'ignore' });
    for (const app of ['shell', 'mf-rentals']) servers.set(app, await startPublisher(app));
    const publishers = join(folder, 'publishers.json');
    const locations = [...servers].map(([app, { port: own }]) => [
      app,
      `http://127.0.0.1:${own}/${app}`,
    ]);
    writeFileSync(publishers, JSON.stringify(Object.fromEntries(locations)));
    const composer = await startProcess({
      name: 'The bundle',
      command: [process.execPath, join(folder, 'composer.mjs')],
      env: { STORE: store, PUBLISHERS: publishers },
      log: 'stdout',
      isReady: (log) => log.includes('"event":"poll cycle done"'),
    });
    running.push(composer);
    const edge = await startEdgeOf({
      ports: { edge: port },
      runFolder: folder,
      backend: 'http://127.0.0.1:9/',
    });
    running.push(edge);
  });
  test.afterAll(async () => {
    await Promise.all(running.map((part) => part.stop()));
    await Promise.all([...servers.values()].map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  const releases = (...words: string[]) =>
    execFileSync(process.execPath, ['releases.mjs', ...words], {
      cwd: folder,
      env: { STORE: store },
      encoding: 'utf8',
    });

  test('nginx serves the pages of both publishers with their scripts', async () => {
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    const page = await ask(`${address}/aluguel-podcast`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<footer');
    const [script = ''] = /\/mf-rentals\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    expect((await ask(address + script)).status).toBe(200);
    expect((await ask(`${address}/no-such-page`)).status).toBe(404);
  });

  test('releases are listed and pinned beside it', () => {
    const [, build = ''] = /mf-rentals +(\w+)/.exec(releases()) ?? [];
    expect(releases('pin', 'mf-rentals', build)).toContain(`pinned to ${build}`);
    expect(releases('unpin', 'mf-rentals')).not.toContain('pinned');
  });
});
