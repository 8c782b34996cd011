import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startEdge } from '@site/platform/edge/nginx.ts';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { ownPorts } from '../support/sites.ts';

const APPS = ['shell', 'mf-rentals'];
const { edge: port } = ownPorts(27);
const address = `http://localhost:${port}`;

test.describe('the composer’s bundle in a folder with nothing else in it', () => {
  // One bundle and one edge serve both tests, on one port.
  test.describe.configure({ mode: 'serial' });
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const store = join(folder, 'store');
  const servers: Server[] = [];
  const running: Running[] = [];

  test.beforeAll(async () => {
    const build = ['run', 'build', '-w', '@site/composer', '--', '--outDir', folder];
    execFileSync('npm', build, { cwd: ROOT, stdio: 'ignore' });
    const locations = await Promise.all(APPS.map(publish));
    const publishers = join(folder, 'publishers.json');
    writeFileSync(publishers, JSON.stringify(Object.fromEntries(locations)));
    const composer = await startProcess({
      name: 'The bundle',
      command: [process.execPath, join(folder, 'composer.mjs')],
      env: { STORE: store, PUBLISHERS: publishers, REPORT: join(folder, 'report') },
      log: 'stdout',
      isReady: (log) => log.includes('"event":"went round"'),
    });
    running.push(composer);
    const edge = await startEdge({
      port,
      site: join(store, 'site'),
      prefix: join(folder, 'nginx'),
      report: join(folder, 'report'),
      backend: 'http://127.0.0.1:9/',
    });
    running.push(edge);
  });
  test.afterAll(async () => {
    await Promise.all(running.map((part) => part.stop()));
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Serves an app's build as any web server would, at an address of its own. */
  async function publish(app: string): Promise<[string, string]> {
    const server = createServer((request, response) => {
      const file = join(distFolder(app), (request.url ?? '').slice(`/${app}`.length));
      if (!existsSync(file)) return response.writeHead(404).end();
      response.end(readFileSync(file));
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port: own } = server.address() as AddressInfo;
    return [app, `http://127.0.0.1:${own}/${app}`];
  }

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
