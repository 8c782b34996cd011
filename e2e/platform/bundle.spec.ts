import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { goodRemote, seal } from '@site/composer/test/fixture.ts';
import { startEdgeOf } from '@site/platform/edge/edge.ts';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
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
    const locations = await Promise.all([...APPS.map(publishApp), publishLarge()]);
    const publishers = join(folder, 'publishers.json');
    writeFileSync(publishers, JSON.stringify(Object.fromEntries(locations)));
    const composer = await startProcess({
      name: 'The bundle',
      command: [process.execPath, join(folder, 'composer.mjs')],
      env: { STORE: store, PUBLISHERS: publishers, REPORT: join(folder, 'report') },
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
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Serves an app's build as any web server would, at an address of its own. */
  function publishApp(app: string): Promise<[string, string]> {
    return publish(app, (path) => {
      const file = join(distFolder(app), path);
      return existsSync(file) ? readFileSync(file) : undefined;
    });
  }

  /** A remote with a module above 1 MB, which a thread of its own reads, and which does not parse. */
  function publishLarge(): Promise<[string, string]> {
    const build = goodRemote();
    build.files.set('assets/large.js', `${'export {};\n'.repeat(100_000)}}`);
    const { manifest, files } = seal(build);
    return publish(manifest.name, (path) =>
      path === 'manifest.json' ? JSON.stringify(manifest) : files.get(path),
    );
  }

  async function publish(
    app: string,
    read: (path: string) => string | Buffer | undefined,
  ): Promise<[string, string]> {
    const server = createServer((request, response) => {
      const body = read((request.url ?? '').slice(`/${app}/`.length));
      if (body === undefined) response.writeHead(404).end();
      else response.end(body);
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

  test('a module above 1 MB is validated in a thread, from the bundle too', async () => {
    const refusal = async () => {
      const { publishers } = await (await ask(`${address}/status.json`)).json();
      return publishers[2]?.refusal?.why;
    };
    await expectSoon(refusal).toContain('assets/large.js · scripts: it is no JavaScript module');
  });

  test('releases are listed and pinned beside it', () => {
    const [, build = ''] = /mf-rentals +(\w+)/.exec(releases()) ?? [];
    expect(releases('pin', 'mf-rentals', build)).toContain(`pinned to ${build}`);
    expect(releases('unpin', 'mf-rentals')).not.toContain('pinned');
  });
});
