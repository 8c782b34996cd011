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
import { footerLink, markDocument } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Another build of the channels: what its pages and its code say tell which one it is. */
function named(word: string, build: string) {
  const OWN_FILES = /(assets\/(?:remoteEntry|fragment)-[\w-]+)(\.js|\.html)/g;
  const rename = (text: string) => text.replace(OWN_FILES, `$1-${word}$2`);
  return (release: Release) => {
    const text = rename(JSON.stringify(release.manifest)).replaceAll('"title":"', `$&${word} `);
    release.manifest = { ...JSON.parse(text), build, revision: undefined };
    for (const [file, bytes] of [...release.files]) {
      release.files.set(rename(file), bytes);
      if (file.endsWith('.html'))
        edit(release, rename(file), (html) => rename(html).replace(/(<title[^>]*>)/, `$1${word} `));
    }
    edit(release, release.manifest.entry, (code) => `globalThis.entryOf = '${word}';\n${code}`);
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

  /** Opens another remote's page, then the channels' by a link, which is of the build of this word. */
  async function expectVisited(page: Page, word: string): Promise<void> {
    await openPage(page, `${edge.address}/sobre`);
    const isSameDocument = await markDocument(page);
    await footerLink(page, 'Ouvidoria').hover();
    await footerLink(page, 'Ouvidoria').click();
    await expect(page.locator('[data-remote=mf-channels]')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${word}`));
    await expectSoon(() => page.evaluate(() => Reflect.get(globalThis, 'entryOf'))).toBe(word);
    expect(await isSameDocument()).toBe(true);
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
    await expectVisited(page, 'antiga');
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
    for (const path of ['/ouvidoria', '/pages/ouvidoria.html', '/remotes.json', '/nada'])
      for (const [headers, caching] of [
        [PREVIEW, 'private, no-cache'],
        [{}, 'no-cache'],
      ] as const) {
        const answer = await ask(edge.address + path, { headers });
        expect(answer.headers.get('cache-control'), path).toBe(caching);
      }
    expect(await titleOf('/ouvidoria')).toContain('nova');
    for (const strange of ['mf-channels.ffffffffffff', '../pages', `${NAME}/..`])
      expect(await titleOf('/ouvidoria', { Cookie: `preview=${strange}` })).toContain('nova');

    const bar = page.getByRole('region', { name: 'Prévia do site' });
    await page.goto(`${edge.address}/ouvidoria?preview=${NAME}`);
    await expect(page).toHaveURL(`${edge.address}/ouvidoria`);
    await expect(page).toHaveTitle(/previa/);
    await untilHydrated(page);
    await expect(bar).toContainText('Você está vendo uma prévia: mf-channels aaaaaaaa0003');
    await bar.getByText('Sobre esta página').click();
    await expect(bar).toContainText('-previa.js, funciona');
    await expectAccessible(page);
    await expectVisited(page, 'previa');
    await footerLink(page, 'Sobre').click();
    await expect(page).toHaveURL(`${edge.address}/sobre`);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Sair da prévia' }).click();
    await expect(bar).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    await page.goto(`${edge.address}/ouvidoria`);
    await expect(page).toHaveTitle(/^nova/);
    await expect(bar).toBeHidden();
  });
});
