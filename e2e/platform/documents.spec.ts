import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import { ownBudget, PAGE_BUDGET } from '@site/platform/publish/budget.ts';
import { ask } from '../support/ask.ts';
import { everyDocument } from '../support/routes.ts';
import { START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/*
 * What holds for every page is read from its document, which is asked for once. What `npm start` answers
 * here the edge answers, too: see `same-bytes.spec.ts`.
 */

const SITE = 'https://ipe-empresarial.example';

/** Elements of a page; what is above stands below with what it has today, so that it can only become less. */
const ELEMENTS = 629;
const ELEMENTS_ABOVE: Record<string, number> = {
  '/certificacao-digital': 631,
  '/endereco-fiscal': 848,
  '/canais-manifestacao': 917,
  '/vagas': 1270,
};
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

let documents: Map<string, string>;

// All of them in one process, which asks for each page once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  documents = await everyDocument();
});

test('every kind of page has a picture of its own, which other sites show', async () => {
  const pictures = new Map<string, string>();
  for (const [path, html] of documents) {
    const picture = (name: string) =>
      new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([picture(':width'), picture(':height')], path).toEqual(['1200', '630']);
    expect(picture(':alt').length, path).toBeGreaterThan(2);
    const { origin, pathname } = new URL(picture(''));
    expect(origin, path).toBe(SITE);
    const kind = path.replace(/^\/vagas\/pagina\/.*/, '/vagas');
    expect(pictures.get(pathname) ?? kind, path).toBe(kind);
    pictures.set(pathname, kind);
  }
  for (const pathname of pictures.keys()) {
    const { headers } = await ask(START + pathname);
    expect(headers.get('content-type'), pathname).toBe('image/jpeg');
    expect(headers.get('cache-control'), pathname).toContain('immutable');
    expect(Number(headers.get('content-length')), pathname).toBeLessThan(100_000);
  }
});

/** The modules that a page's document lists: the shell's, and the page's own. */
function modulesOf(html: string): { shell: string[]; remote: string[] } {
  const lists = [...html.matchAll(/data-modules>([^<]*)</g)].map(([, list = '[]']) => list);
  const all = lists.flatMap((list): string[] => JSON.parse(list));
  const isShell = (address: string) => address.startsWith('/shell/');
  return { shell: all.filter(isShell), remote: all.filter((address) => !isShell(address)) };
}

/** What the document of a page may have, by its owner's budget. */
function ownHtml(path: string): number {
  const owner = REMOTES.find((remote) =>
    readManifest(distFolder(remote)).pages.some((page) => page.path === path),
  );
  return (owner ? ownBudget(owner)[path]?.html : undefined) ?? PAGE_BUDGET.html;
}

test('every page keeps its budget of elements, HTML, styles, files and scripts', async () => {
  const weights = new Map<string, number>();
  /** Brotli's best, which is what is sent once there was time for it. */
  const weightOf = (address: string) => {
    const file = address.replace('/shell/', `${distFolder('shell')}/`);
    const weight = weights.get(address) ?? brotliCompressSync(readFileSync(file)).length;
    weights.set(address, weight);
    return weight;
  };
  for (const [path, html] of documents) {
    const styles = html.match(STYLES)?.join('') ?? '';
    expect(Buffer.byteLength(styles), path).toBeLessThanOrEqual(STYLES_BYTES);
    const bytes = Buffer.byteLength(html) - Buffer.byteLength(styles);
    expect(bytes, path).toBeLessThanOrEqual(FRAME_BYTES + ownHtml(path));
    const inBody = html.replaceAll(/<(style|script)[\s>][\s\S]*?<\/\1>/g, '<$1>');
    const elements = inBody.match(/<[a-z]/g)?.length ?? 0;
    expect(elements, path).toBeLessThanOrEqual(ELEMENTS_ABOVE[path] ?? ELEMENTS);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const owners = new Set(Array.from(main.matchAll(/data-remote="([^"]+)"/g), ([, app]) => app));
    expect(html.match(/<style[^>]*data-page-style/g)?.length, path).toBe(owners.size);
    // Nothing is asked for before the page is painted.
    expect(html.match(/<link[^>]*(modulepreload|as="font")|<script[^>]* src=/g), path).toBeNull();
    expect(html.match(/<link[^>]*rel="stylesheet"/g), path).toBeNull();
    const { shell, remote } = modulesOf(html);
    expect(shell.length, path).toBeLessThanOrEqual(SHELL_FILES);
    expect(remote.length, path).toBeLessThanOrEqual(REMOTE_FILES);
    const scripts = shell.reduce((sum, address) => sum + weightOf(address), 0);
    expect(scripts, path).toBeLessThanOrEqual(SHELL_SCRIPT_BYTES);
  }
  expect((await (await ask(`${START}/remotes.json`)).bytes()).length).toBeLessThan(HINTS_BYTES);
});

test('a page asks for the modules that its document lists alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
  });
  await page.goto('/crm');
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(page.locator('[data-remote][data-hydrated]')).toBeAttached();
  const { shell, remote } = modulesOf(documents.get('/crm') ?? '');
  // Beside chat actions the day's holiday is looked up, once everything else is here.
  const asked = scripts.filter((address) => !/\/holidays-/.test(address));
  expect(new Set(asked)).toEqual(new Set([...shell, ...remote]));
});
