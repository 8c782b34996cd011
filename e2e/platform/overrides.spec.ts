import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { portOf } from '@site/platform/edge/edge.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import {
  edit,
  type Release,
  startPublisher,
  type TestPublisher,
} from '../support/faultyPublisher.ts';
import { openPage, untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Another build of the channels: what its pages and its code say tell which one it is. */
function named(word: string, build: string) {
  return (release: Release) => {
    const { manifest, files } = release;
    delete manifest.revision;
    manifest.build = build;
    const old = manifest.entry;
    const entry = old.replace(/\.js$/, `-${word}.js`);
    const code = files.get(old)?.toString() ?? '';
    files.set(entry, Buffer.from(`globalThis.entryOf = '${word}';\n${code}`));
    manifest.entry = entry;
    const fragments = Object.values(manifest.fragments ?? {});
    for (const fragment of fragments) {
      const html = String(files.get(fragment.document)).replaceAll(old, entry);
      fragment.document = fragment.document.replace(/\.html$/, `-${word}.html`);
      files.set(fragment.document, Buffer.from(html));
    }
    for (const group of [...Object.values(manifest.groups), ...fragments])
      group.preload = group.preload.map((file) => (file === old ? entry : file));
    for (const page of manifest.pages) {
      page.title = `${word} ${page.title}`;
      edit(release, page.document, (html) =>
        html.replaceAll(old, entry).replace(/(<title[^>]*>)/, `$1${word} `),
      );
    }
  };
}

/** The preview's name, and the header that browsers send with its cookie. */
const NAME = 'mf-channels.aaaaaaaa0003';
const PREVIEW = { Cookie: `preview=${NAME}` };
const BUILDS = { antiga: 'aaaaaaaa0001', nova: 'aaaaaaaa0002', previa: 'aaaaaaaa0003' };

test.describe('operators override what publishers say', () => {
  test.describe.configure({ mode: 'serial' });
  let shell: TestPublisher;
  let remote: TestPublisher;
  let next: TestPublisher;
  let edge: OwnEdge;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const ports = ownPorts(12);
    shell = await startPublisher('shell', portOf('shell', ports));
    remote = await startPublisher('mf-channels', portOf('mf-channels', ports));
    next = await startPublisher('mf-channels');
    remote.publish(named('antiga', BUILDS.antiga));
    next.publish(named('previa', BUILDS.previa));
    edge = await startOwnEdge(ports, { without: ['shell', 'mf-channels'] });
    remote.publish(named('nova', BUILDS.nova));
    await expectSoon(() => titleOf('/ouvidoria')).toContain('nova');
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    await Promise.all([shell, remote, next].map((one) => one?.kill()));
  });

  /** Says it as an operator does, in a terminal. */
  async function releases(...words: string[]): Promise<string> {
    const script = join(ROOT, 'shared/platform/src/commands/releases.ts');
    const env = { ...process.env, STORE: edge.store };
    return (await promisify(execFile)(process.execPath, [script, ...words], { env })).stdout;
  }

  async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await ask(edge.address + path, { headers })).text();
  }

  async function titleOf(path: string, headers?: Record<string, string>): Promise<string> {
    return /<title[^>]*>([^<]*)/.exec(await textOf(path, headers))?.[1] ?? '';
  }

  /** The page's `Cache-Control`. */
  async function caching(path: string, headers: Record<string, string> = {}) {
    const answer = await ask(edge.address + path, { method: 'HEAD', headers });
    return answer.headers.get('cache-control');
  }

  /** Opens another remote's page, then the channels' by a link; says which builds were met. */
  async function visit(page: Page): Promise<{ title: string; entries: string[] }> {
    const entries: string[] = [];
    page.on('request', (request) => {
      const [, word] =
        /mf-channels\/assets\/remoteEntry[^/]*-(antiga|nova|previa)\.js/.exec(request.url()) ?? [];
      if (word) entries.push(word);
    });
    await openPage(page, `${edge.address}/sobre`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await footerLink(page, 'Ouvidoria').hover();
    await footerLink(page, 'Ouvidoria').click();
    await expect(page.locator('[data-remote=mf-channels]')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectSoon(() => page.evaluate(() => Reflect.get(globalThis, 'entryOf'))).toBeTruthy();
    return { title: await page.title(), entries: [...new Set(entries)] };
  }

  test('an operator pins the former build', { tag: '@errand' }, async ({ page }) => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    for (const command of ['docker compose up', 'npm run releases'])
      expect(readme).toContain(`| \`${command}\` |`);
    const status = await page.request.get(`${statusOf(edge.address)}/status`);
    expect(await status.text()).toContain(`mf-channels        ${BUILDS.nova}`);
    expect(await releases()).toMatch(/mf-channels +aaaaaaaa0002\n.*kept: aaaaaaaa0001/s);
    await remote.kill();
    expect(await releases('pin', 'mf-channels', 'aaaaaaaa0001')).toContain(
      'pinned to aaaaaaaa0001',
    );
    for (const path of ['/ouvidoria', '/pages/ouvidoria.html'])
      await expectSoon(() => titleOf(path)).toContain('antiga');
    // Pages ask for what it names; it is written after them.
    // The home page of another remote shows a fragment.
    for (const path of ['/remotes.json', '/'])
      await expectSoon(() => textOf(path)).toContain('-antiga.js');
    const { title, entries } = await visit(page);
    expect(title).toContain('antiga');
    expect(entries).toEqual(['antiga']);
    await remote.revive();
    // What is published meanwhile waits, and comes with unpin.
    await expectSoon(() => releases()).toContain('aaaaaaaa0002 waits');
    expect(await titleOf('/ouvidoria')).toContain('antiga');
    await releases('unpin', 'mf-channels');
    await expectSoon(() => titleOf('/ouvidoria')).toContain('nova');
  });

  test('a preview is for browsers with its cookie alone', async ({ page, context }) => {
    const address = `http://127.0.0.1:${next.port}/mf-channels`;
    expect(await releases('preview', 'mf-channels', address)).toContain(`?preview=${NAME}`);
    await expectSoon(() => titleOf('/ouvidoria', PREVIEW)).toContain('previa');
    for (const path of ['/remotes.json', '/']) {
      await expectSoon(() => textOf(path, PREVIEW)).toContain('-previa.js');
      expect(await textOf(path)).toContain('-nova.js');
    }
    for (const path of [
      '/ouvidoria',
      '/pages/ouvidoria.html',
      '/sobre',
      '/remotes.json',
      '/nada',
    ]) {
      expect(await caching(path, PREVIEW), path).toBe('private, no-cache');
      expect(await caching(path), path).toBe('no-cache');
    }
    expect(await titleOf('/ouvidoria')).toContain('nova');
    for (const strange of ['mf-channels.ffffffffffff', '../pages', `${NAME}/..`])
      expect(await titleOf('/ouvidoria', { Cookie: `preview=${strange}` })).toContain('nova');

    const bar = page.getByRole('region', { name: 'Prévia do site' });
    await openPage(page, `${edge.address}/ouvidoria`);
    await expect(bar).toBeHidden();
    await page.goto(`${edge.address}/ouvidoria?preview=${NAME}`);
    await expect(page).toHaveURL(`${edge.address}/ouvidoria`);
    await expect(page).toHaveTitle(/previa/);
    await untilHydrated(page);
    await expect(bar).toContainText('Você está vendo uma prévia: mf-channels aaaaaaaa0003');
    await bar.getByText('Sobre esta página').click();
    await expect(bar).toContainText('-previa.js, funciona');
    await expect(bar).toContainText('Popup homenão se abre nesta página');
    await expectAccessible(page);
    await bar.getByLabel('Ver outra versão').fill('mf-channels.ffffffffffff');
    await bar.getByRole('button', { name: 'Mostrar' }).click();
    await expect(bar).toContainText('mf-channels ffffffffffff');
    await expect(page).toHaveTitle(/^nova/);
    await bar.getByText('Sobre esta página').click();
    await bar.getByLabel('Ver outra versão').fill(NAME);
    await page.keyboard.press('Enter');
    await expect(bar).toContainText('Você está vendo uma prévia: mf-channels aaaaaaaa0003');
    const { title, entries } = await visit(page);
    expect(title).toContain('previa');
    expect(entries).toEqual(['previa']);
    await footerLink(page, 'Sobre').click();
    await expect(page).toHaveURL(`${edge.address}/sobre`);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Sair da prévia' }).click();
    await expect(bar).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    await page.goto(`${edge.address}/ouvidoria`);
    await expect(page).toHaveTitle(/^nova/);
  });
});
