import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import { BUDGET, ownBudget, weightFindings, weightsOf } from '@site/platform/publish/budget.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/**
 * What the shell puts around every page, without styles: the parts with the accessibility panel, which opens before
 * scripts, and the document's policy. What a page may weigh itself stands in its remote's `src/budget.json`.
 */
const FRAME_BYTES = 24_600;
/** The shell's stylesheet and the remote's, which stand in the document. */
const STYLES = /<style[\s>][\s\S]*?<\/style>/g;
// Global names have the remote's own in them: 3.2 kB, compressed 0.1; a fragment's stylesheet on `/` has 8.4 kB.
const STYLES_BYTES = 100_500;
const HINTS_BYTES = 3000;
const SHELL_FILES = 4;
// Fragments are 0.4 kB of them.
const SHELL_SCRIPT_BYTES = 98_200;
const REMOTE_FILES = 3;

/** What the document of a page may have, by its owner's budget. */
function ownHtml(path: string): number {
  const owner = REMOTES.find((remote) =>
    readManifest(distFolder(remote)).pages.some((page) => page.path === path),
  );
  return (owner ? ownBudget(owner)[path]?.html : undefined) ?? BUDGET.html;
}

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The modules that a page's document lists: the shell's, and the page's own. */
function modulesOf(html: string): { shell: string[]; remote: string[] } {
  const lists = [...html.matchAll(/data-modules>([^<]*)</g)].map(([, list = '[]']) => list);
  const all = lists.flatMap((list): string[] => JSON.parse(list));
  const isShell = (address: string) => address.startsWith('/shell/');
  return { shell: all.filter(isShell), remote: all.filter((address) => !isShell(address)) };
}

const sizes = new Map<string, number>();

/** As many bytes as brotli leaves at its best, which is what is sent once there was time for it. */
function compressed(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => {
    const [, app = '', file = ''] = /^\/([\w-]+)\/(.*)/.exec(address) ?? [];
    const read = () => readFileSync(join(distFolder(app), file));
    const size = sizes.get(address) ?? brotliCompressSync(read()).length;
    sizes.set(address, size);
    return sum + size;
  }, 0);
}

test('every page keeps its budget of HTML, styles, files and scripts', async ({ request }) => {
  for (const path of ALL_ROUTES) {
    const html = await htmlOf(request, path);
    const styles = html.match(STYLES)?.join('') ?? '';
    expect(Buffer.byteLength(styles), path).toBeLessThanOrEqual(STYLES_BYTES);
    const bytes = Buffer.byteLength(html) - Buffer.byteLength(styles);
    expect(bytes, path).toBeLessThanOrEqual(FRAME_BYTES + ownHtml(path));
    expect(html.match(/<link[^>]*modulepreload|<script[^>]* src=/g), path).toBeNull();
    const { shell, remote } = modulesOf(html);
    expect(shell.length, path).toBeLessThanOrEqual(SHELL_FILES);
    expect(remote.length, path).toBeLessThanOrEqual(REMOTE_FILES);
    expect(compressed(shell), path).toBeLessThanOrEqual(SHELL_SCRIPT_BYTES);
  }
});

test('the hints of what other remotes need are few bytes', async ({ request }) => {
  const hints = await (await request.get('/remotes.json')).body();
  expect(hints.length).toBeLessThan(HINTS_BYTES);
});

test('every remote keeps the budget that its own folder states', () => {
  for (const remote of REMOTES) {
    const folder = distFolder(remote);
    const manifest = readManifest(folder);
    const read = (file: string) => readFileSync(join(folder, file));
    expect(weightFindings(manifest, weightsOf(manifest, read))).toEqual([]);
  }
});

/** What React, its renderer and the runtime's router say of themselves, however they are bundled. */
const MARKS = [
  '__CLIENT_INTERNALS_DO_NOT_USE',
  '__DOM_INTERNALS_DO_NOT_USE',
  'context of a <Router>',
];

test('no remote brings a copy of what the shell shares', () => {
  for (const remote of REMOTES) {
    const files = readdirSync(distFolder(remote), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.includes('__federation_shared_'))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const code = readFileSync(join(distFolder(remote), file), 'utf8');
      expect(
        MARKS.filter((mark) => code.includes(mark)),
        `${remote}/${file}`,
      ).toEqual([]);
    }
  }
});

// A page of its own for each: what the former one still asks for would count on the next.
for (const path of ['/convenios', '/crm', '/certificacao-digital']) {
  test(`${path} asks for the modules that its document lists alone`, async ({ page, request }) => {
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
    });
    await page.goto(path);
    await expect(page.locator('nav[data-hydrated]')).toBeAttached();
    await expect(page.locator('[data-remote][data-hydrated]')).toBeAttached();
    const { shell, remote } = modulesOf(await htmlOf(request, path));
    // Beside chat actions the day's holiday is looked up, once everything else is here.
    const asked = scripts.filter((address) => !/\/holidays-/.test(address));
    expect(new Set(asked)).toEqual(new Set([...shell, ...remote]));
  });
}
