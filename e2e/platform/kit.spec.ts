import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { EDGE, ownPorts, PORTS } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mf-jobs';

/** A package as swr 2 and zustand 4 bring one along: CommonJS that requires React. */
const COUNTER = {
  'package.json': '{ "name": "counter", "version": "1.0.0", "types": "index.d.ts" }',
  'index.js': `const React = require('react');
let count = 0;
const listeners = new Set();
const subscribe = (listener) => (listeners.add(listener), () => listeners.delete(listener));
exports.useCount = () => [
  React.useSyncExternalStore(subscribe, () => count, () => 0),
  () => { count += 1; listeners.forEach((listener) => listener()); },
];`,
  'index.d.ts': 'export function useCount(): [number, () => void];',
};

const HOOKS = "import { useEffect, useState } from 'react';\n";

/** Pages with a mistake that only running them shows, and what is said of each; `development.spec.ts` has more. */
const MISTAKES = {
  vazia: ['return <div />;', 'its document shows nothing'],
  foto: ['return <h1><img src="/mf-jobs/a.webp" /></h1>;', 'an image has no alt: <img src='],
  desce: [
    'const [is, set] = useState(false); useEffect(() => set(true), []); return <>{is && <p>Novo</p>}<h1>Desce</h1></>;',
    'the browser moves <h1> as it hydrates, by 0 px to the right, ',
  ],
  // Built in UTC, read in São Paulo a day later.
  data: [
    "return <h1>{new Date('2026-12-01').toLocaleDateString('pt-BR')}</h1>;",
    'the browser renders other than its document: “<h1>01/12/2026',
  ],
  hoje: [
    'return <h1>{new Date().toDateString()}</h1>;',
    'the browser renders other than its document',
  ],
} as const;

/**
 * The other package manager than npm whose packages lie elsewhere, as the registry has it: yarn's lie as
 * npm's, and its installation alone takes 49 s of CPU.
 */
const PNPM = 'pnpm@10.34.9';

/** Makes its styles in the browser: no gate of the build sees that the HTML has none. */
const STYLED = 'styled-components@6.6.0';
const STYLED_PAGE = `import { styled } from 'styled-components';
const Title = styled.h1\`padding-top: 40px; color: rgb(200, 0, 0);\`;
export default function Page() { return <><Title>Estilo</Title><p>Desce.</p></>; }
`;

/** The routes of the remote with one page alone: what else its pages are is no business of a package manager. */
const ONE_ROUTE = `export const routes = { '/curriculos': 'resumes' };
export const topic = 'Vagas e currículos';
`;

const EVERYTHING = join(ROOT, 'e2e/platform/fixtures/everything');

/** A part of pages of other remotes. */
const FRAGMENT = `import { Button } from '@site/design/ui/button/Button.tsx';
import { useState } from 'react';
export default function Notices() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Avisos: {count}</Button>;
}
`;

test.describe('a remote in a repository of its own, with the packed kit', () => {
  // One folder serves all of them.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  /** The remote's folder, with nothing of the site's repository but the packed kit. */
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  const isInRegistry = (name: string) =>
    spawnSync('npm', ['view', '--prefer-offline', name, 'version']).status === 0;
  const styled = isInRegistry(STYLED) ? [STYLED] : [];
  let edge: OwnEdge | undefined;
  let server: Running | undefined;

  test.beforeAll(() => {
    test.setTimeout(240_000);
    const pack = ['shared/platform/src/commands/kit.ts', REMOTE, folder];
    execFileSync(process.execPath, pack, { cwd: ROOT });
    // The versions of this repository, so that npm has all of them already and asks no registry.
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const packages = Object.entries<{ link?: boolean }>(lock.packages).filter(
      ([path, { link }]) => path.startsWith('node_modules/') && !link,
    );
    const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) });
    writeFileSync(join(folder, 'package-lock.json'), text);
    // Of version 2, which the other package managers read as well.
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--lockfile-version=2'];
    run('npm', 'install', ...options, ...styled);
  });
  test.afterAll(async () => {
    await server?.stop();
    await edge?.stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const edit = (file: string, change: (text: string) => string) =>
    put(file, change(readFileSync(join(folder, file), 'utf8')));

  /** Adds a page, at an address of the same name. */
  const addPage = (name: string, page: string) => {
    put(`src/pages/${name}/Page.tsx`, page);
    const content = "export const content = { head: { title: 'Erro', description: 'Um erro.' } };";
    put(`src/pages/${name}/content.ts`, content);
    edit('src/routes.ts', (text) => `${text}Object.assign(routes, { '/${name}': '${name}' });\n`);
  };

  const run = (program: string, ...words: string[]) => runIn(folder, program, ...words);

  /** Runs a program in a folder; throws with what it said when it fails. */
  function runIn(cwd: string, program: string, ...words: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
    return stdout;
  }

  test('holds no sources', () => {
    const sources = readdirSync(join(folder, 'node_modules/@site'), { recursive: true });
    expect(sources.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  });

  test('a second pack of the same sources has the same versions', () => {
    const files = () => readdirSync(join(ROOT, 'dist/kit')).sort();
    expect(readdirSync(join(folder, 'kit')).sort()).toEqual(files());
    execFileSync(process.execPath, ['shared/platform/src/commands/kit.ts'], { cwd: ROOT });
    expect(readdirSync(join(folder, 'kit')).sort()).toEqual(files());
  });

  test('is installed by pnpm, which runs its checks and its tests', () => {
    test.skip(!isInRegistry(PNPM), 'No registry answers.');
    const own = mkdtempSync(join(tmpdir(), 'standalone-'));
    cpSync(folder, own, { recursive: true, filter: (path) => !path.endsWith('/node_modules') });
    // One page of the remote is enough to use every package.
    writeFileSync(join(own, 'src/routes.ts'), ONE_ROUTE);
    const manage = (...words: string[]) => runIn(own, 'npx', '--yes', PNPM, ...words);
    // The versions of the lock: what the registry has of today may be half there, and is not tested here.
    for (const words of [['import'], ['install'], ['run', 'check'], ['run', 'test', 'JobCard']])
      manage(...words);
    rmSync(own, { recursive: true, force: true });
  });

  test('builds a page with one of everything, with a CommonJS package that requires React', () => {
    cpSync(EVERYTHING, join(folder, 'src/pages/everything'), { recursive: true });
    put('src/fragments/avisos/Fragment.tsx', FRAGMENT);
    edit('src/routes.ts', (text) => `${text}Object.assign(routes, { '/tudo': 'everything' });\n`);
    const own = JSON.parse(readFileSync(join(folder, 'src/budget.json'), 'utf8'));
    const paths = [...Object.keys(own), '/tudo', 'mf-jobs/avisos'];
    const budget = Object.fromEntries(paths.map((path) => [path, { scripts: 40_000 }]));
    put('src/budget.json', JSON.stringify(budget));
    put('src/pages/everything/useCount.ts', "export { useCount } from 'counter';\n");
    for (const [file, text] of Object.entries(COUNTER)) put(`node_modules/counter/${file}`, text);
    edit('package.json', (text) => text.replace('"dependencies": {', '$& "counter": "*",'));
    run('npm', 'run', 'build');
    expect(globSync('dist/assets/fragment-avisos-*.html', { cwd: folder })).toHaveLength(1);
    const sheets = globSync('dist/assets/*.css', { cwd: folder });
    const styles = sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    // Of a component that no other page of the remote has.
    expect(styles).toContain('.card-grid-44');
    run('npm', 'run', 'lint', '--', 'src/pages/everything/Page.tsx');
  });

  test('keeps the contract beside a deployed site, and passes its own tests', () => {
    const said = run('npm', 'run', 'check', '--', '--against', EDGE);
    expect(said).toContain('mf-jobs: its pages are hydrated in /');
    expect(said).toContain(`⚠ mf-jobs: no fragment mf-channels/nada in what ${EDGE} has`);
    expect(said).not.toContain('mf-channels/topics');
    expect(said).toContain(`✓ mf-jobs keeps the contract, beside what ${EDGE} has`);
    expect(() => run('npm', 'run', 'check', '--', '--against', `${EDGE}/nada`)).toThrow(
      `${EDGE}/nada/stage.json: it answered with status 404`,
    );
    // One with a document, one without: all of them run in this repository.
    run('npm', 'test', '--', 'JobCard', 'renderer/lists');
  });

  test('works at an edge beside the others, with its vacancies', async ({ page }) => {
    const backend = `http://127.0.0.1:${PORTS.backend}/rest/v1/`;
    edge = await startOwnEdge(ownPorts(24), {
      backend,
      isRendered: true,
      folderOf: () => folder,
    });
    await page.goto(`${edge.address}/tudo`);
    await page.getByRole('button', { name: 'Cliques: 0' }).click();
    await expect(page.getByRole('button', { name: 'Cliques: 1' })).toBeVisible();
    const topics = page.locator('[data-fragment=topics]');
    await topics.scrollIntoViewIfNeeded();
    await expect(topics).toHaveAttribute('data-hydrated');
    await expect(page.getByText('Sem tópicos')).toHaveCount(0);
    await expect(page.getByText('Sem nada')).toBeVisible();
    await page.goto(`${edge.address}/sobre`);
    await footerLink(page, 'Quadro de Empregos').click();
    await expect(page).toHaveURL(`${edge.address}/vagas`);
    await expect(page.locator('[data-remote=mf-jobs]').getByRole('article').first()).toBeVisible();
    await untilHydrated(page);
    const entry = await page.locator('[data-remote=mf-jobs]').getAttribute('data-entry');
    const { build } = JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8'));
    expect(entry).toBe(`/mf-jobs/assets/remoteEntry-${build}.js`);
    await footerLink(page, 'Sobre').click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  });

  test('check names the page of each mistake that shows when the page runs', () => {
    const routes = readFileSync(join(folder, 'src/routes.ts'), 'utf8');
    put('src/routes.ts', ONE_ROUTE);
    for (const [name, [body]] of Object.entries(MISTAKES))
      addPage(name, `${HOOKS}export default function Page() { ${body} }\n`);
    if (styled.length > 0) addPage('estilo', STYLED_PAGE);
    put('src/wrong.ts', "export const wrong: number = 'um';\n");
    edit('src/styles.css', (text) => `${text}\nh1 { color: red; }\n`);
    let said = '';
    try {
      run('npm', 'run', 'check', '--', '--against', EDGE);
    } catch (error) {
      said = String(error);
    }
    for (const [name, [, message]] of Object.entries(MISTAKES))
      expect(said).toContain(`✗ mf-jobs · pages/${name}.html · page: ${message}`);
    if (styled.length > 0)
      expect(said).toContain('pages/estilo.html · page: the site’s policy refuses inline (style-');
    expect(said).toContain('✗ mf-jobs · src/wrong.ts:1 · types: TS2322');
    expect(said).toContain('styles: the selector h1 has no class');
    // What the remote's pages share is more than a page may have without a budget of its own.
    expect(said).toMatch(/pages\/foto\.html · budget: it has \d+ bytes of modules/);
    put('src/routes.ts', routes);
    rmSync(join(folder, 'src/wrong.ts'));
    edit('src/styles.css', (text) => text.replace(/\nh1.*\n/, ''));
  });

  test('is developed from source, and a change shows', async ({ page }) => {
    const { edge: port } = ownPorts(23);
    const address = `http://localhost:${port}`;
    server = await startProcess({
      name: 'The kit',
      command: [join(folder, 'node_modules/.bin/site-dev'), '--site', EDGE],
      folder,
      env: { PORT: String(port) },
      log: 'stdout',
      isReady: (log) => log.includes('Developing'),
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // Before that a change does not reach it.
    const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await page.goto(`${address}/curriculos`);
    await connected;
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // By the classes of a component that the stylesheet does not name.
    const symbol = page.getByRole('main').getByRole('link').locator('svg').first();
    expect((await symbol.boundingBox())?.width).toBeLessThan(40);
    await untilHydrated(page);
    expect(loads, 'what the page needs is found before it is opened').toBe(1);
    const file = join(folder, 'src/pages/resumes/content.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("breadcrumb: 'Currículos'", "breadcrumb: 'Título mudado'"));
    await expect(page.getByRole('heading', { name: 'Título mudado' })).toBeVisible();
    // In a tab of its own: a change may reload the page, which ends a visit that begins there.
    const other = await page.context().newPage();
    await other.goto(`${address}/sobre`);
    await expect(other.locator('[data-remote=mf-institutional]')).toBeVisible();
    await other.goto(`${address}/_ui`);
    const button = other.getByRole('main').getByRole('button', { name: 'Principal' }).first();
    await expect(button).toHaveCSS('background-color', 'rgb(15, 91, 62)');
  });
});
