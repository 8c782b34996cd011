import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import type { Running } from '@site/platform/edge/startProcess.ts';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { addRoute, type Clone, cloneIn, cloneProject, takeOutRemote } from '../support/clone.ts';
import { openDeveloped, untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { EDGE, ownPorts, PORTS } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { showOn, testFragmentReleases } from './fragmentReleases.ts';
import { HOSTILE, testFragments } from './fragmentWalk.ts';
import { COUNTER, develop, HOOKS, ONE_ROUTE, PNPM, STYLED, STYLED_PAGE } from './kitTools.ts';
import { PAGE_MISTAKES } from './mistakes.ts';

const REMOTE = 'mf-jobs';

const FIXTURES = join(ROOT, 'e2e/platform/fixtures');

/** What fragments of the remote import. */
const FORMS = ['@hookform/resolvers', 'react-hook-form', 'zod'];
/** Remotes whose pages show its fragments. */
const SHOWING = ['mf-channels', 'mf-institutional'];

const { edge: PORT } = ownPorts(23);
const ADDRESS = `http://localhost:${PORT}`;

test.describe('a remote in a repository of its own, with the packed kit', () => {
  // One folder serves all of them; the edge that one test starts serves those behind it.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  const isInRegistry = (name: string) =>
    spawnSync('npm', ['view', '--prefer-offline', name, 'version']).status === 0;
  const styled = isInRegistry(STYLED) ? [STYLED] : [];
  let remote: Clone;
  let project: Clone | undefined;
  let edge: OwnEdge | undefined;
  let server: Running | undefined;

  test.beforeAll(() => {
    test.setTimeout(240_000);
    remote = takeOutRemote(REMOTE, ...FORMS, ...styled);
  });
  test.afterAll(async () => {
    await server?.stop();
    await edge?.stopAll();
    remote?.remove();
    project?.remove();
  });

  /** Adds a page, at an address of the same name. */
  const addPage = (name: string, page: string) => {
    remote.put(`src/pages/${name}/Page.tsx`, page);
    const content = "export const content = { head: { title: 'Erro', description: 'Um erro.' } };";
    remote.put(`src/pages/${name}/content.ts`, content);
    addRoute(remote, `/${name}`, name);
  };

  test('holds no sources', () => {
    const sources = readdirSync(join(remote.folder, 'node_modules/@site'), { recursive: true });
    expect(sources.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  });

  test('is installed by pnpm, checked, tested and developed', async ({ page }) => {
    test.skip(!isInRegistry(PNPM), 'No registry answers.');
    const own = cloneIn(temporaryFolder('standalone-'));
    const filter = (path: string) => !path.endsWith('/node_modules');
    cpSync(remote.folder, own.folder, { recursive: true, filter });
    // One page of the remote is enough to use every package.
    own.put('src/routes.ts', ONE_ROUTE);
    // The versions of the lock: what the registry has of today may be half there, and is not tested here.
    for (const words of [['import'], ['install'], ['run', 'check'], ['run', 'test', 'JobCard']])
      own.run('npx', '--yes', PNPM, ...words);
    server = await develop(own.folder, PORT);
    await openDeveloped(page, `${ADDRESS}/curriculos`);
    // A font that an open page asks for after the stop is an error on its console.
    await page.close();
    await server.stop();
    own.remove();
  });

  test('builds a page with one of everything, with a CommonJS package that requires React', () => {
    for (const [fixture, to] of Object.entries({
      everything: 'pages/everything',
      panel: 'fragments/painel',
      second: 'fragments/segundo',
    }))
      cpSync(join(FIXTURES, fixture), join(remote.folder, 'src', to), { recursive: true });
    for (const name of ['painel', 'segundo'])
      remote.edit(`src/fragments/${name}/Fragment.tsx`, (source) =>
        source.replace('../everything/useCount.ts', 'counter'),
      );
    addRoute(remote, '/tudo', 'everything');
    const own = JSON.parse(readFileSync(join(remote.folder, 'src/budget.json'), 'utf8'));
    const paths = [...Object.keys(own), '/tudo', 'mf-jobs/painel', 'mf-jobs/segundo'];
    const budget = Object.fromEntries(paths.map((path) => [path, { scripts: 40_000 }]));
    remote.put('src/budget.json', JSON.stringify(budget));
    const imports = "import 'counter/style.css';\nexport { useCount } from 'counter';\n";
    remote.put('src/pages/everything/useCount.ts', imports);
    for (const [file, text] of Object.entries(COUNTER))
      remote.put(`node_modules/counter/${file}`, text);
    remote.edit('package.json', (text) => text.replace('"dependencies": {', '$& "counter": "*",'));
    remote.run('npm', 'run', 'build');
    expect(globSync('dist/assets/fragment-*.html', { cwd: remote.folder })).toHaveLength(2);
    // Called after what they show: in the site's own letters, as those built here.
    const cards = (folder: string) => globSync('dist/assets/sharing-*.jpg', { cwd: folder });
    const ours = cards(join(ROOT, REMOTE));
    expect(ours).not.toEqual([]);
    expect(cards(remote.folder)).toEqual(expect.arrayContaining(ours));
    const sheets = globSync('dist/assets/*.css', { cwd: remote.folder });
    const styles = sheets.map((file) => readFileSync(join(remote.folder, file), 'utf8')).join('');
    // Of a component that no other page of the remote has.
    expect(styles).toContain('.card-grid-44');
    // Of a package, as its README has it imported.
    expect(styles).toContain('.contador');
    remote.run('npm', 'run', 'lint', '--', 'src/pages/everything/Page.tsx');
  });

  test('keeps the contract beside a deployed site, and passes its own tests', () => {
    const said = remote.run('npm', 'run', 'check', '--', '--against', EDGE);
    expect(said).toContain('mf-jobs: its pages are hydrated in /');
    expect(said).toContain(`⚠ mf-jobs: no fragment mf-channels/nada in what ${EDGE} has`);
    expect(said).not.toContain('mf-channels/topics');
    expect(said).toContain(`✓ mf-jobs keeps the contract, beside what ${EDGE} has`);
    expect(() => remote.run('npm', 'run', 'check', '--', '--against', `${EDGE}/nada`)).toThrow(
      `${EDGE}/nada/stage.json: it answered with status 404`,
    );
    // One with a document, one without: all of them run in this repository.
    remote.run('npm', 'test', '--', 'JobCard', 'renderer/lists');
  });

  test('works at an edge beside the others, with its vacancies', async ({ page }) => {
    const backend = `http://127.0.0.1:${PORTS.backend}/rest/v1/`;
    const site = cloneProject('clone-fragments');
    project = site;
    site.edit('mf-channels/src/styles.css', (css) => css + HOSTILE);
    showOn(site, 'mf-channels/src/pages/ombudsman/Page.tsx', REMOTE, 'painel');
    showOn(site, 'mf-institutional/src/pages/about/Page.tsx', REMOTE, 'painel', 'segundo');
    site.run('npm', 'run', 'build', '--', ...SHOWING);
    // The remote's check would refuse it.
    const css = 'html, body, header, h1, p { color: rgb(4 5 6) !important; }';
    remote.put('src/fragments/painel/hostile.css', css);
    remote.edit(
      'src/fragments/painel/Fragment.tsx',
      (source) => `import './hostile.css';${source}`,
    );
    remote.run('npm', 'run', 'build');
    edge = await startOwnEdge(ownPorts(24), {
      backend,
      isRendered: true,
      folderOf: () => remote.folder,
      rootOf: (app) => (SHOWING.includes(app) ? join(site.folder, app, 'dist') : distFolder(app)),
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
    const { build } = JSON.parse(readFileSync(join(remote.folder, 'dist/manifest.json'), 'utf8'));
    expect(entry).toBe(`/mf-jobs/assets/remoteEntry-${build}.js`);
    await footerLink(page, 'Sobre').click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  });

  const fragmentSite = () => ({
    address: edge?.address ?? '',
    owner: remote,
    async publish() {
      remote.run('npm', 'run', 'build');
      await edge?.stop('renderer');
      await edge?.start('renderer');
    },
  });
  testFragments(fragmentSite);
  testFragmentReleases(fragmentSite);

  test('check names the page of each mistake that shows when the page runs', () => {
    const routes = readFileSync(join(remote.folder, 'src/routes.ts'), 'utf8');
    remote.put('src/routes.ts', ONE_ROUTE);
    for (const [name, [body]] of Object.entries(PAGE_MISTAKES))
      addPage(name, `${HOOKS}export default function Page() { ${body} }\n`);
    if (styled.length > 0) addPage('estilo', STYLED_PAGE);
    addRoute(remote, '/sobre', 'foto');
    remote.put('src/wrong.ts', "export const wrong: number = 'um';\n");
    let said = '';
    try {
      remote.run('npm', 'run', 'check', '--', '--against', EDGE);
    } catch (error) {
      said = String(error);
    }
    for (const [name, [, message]] of Object.entries(PAGE_MISTAKES))
      expect(said).toContain(`✗ mf-jobs · pages/${name}.html · page: ${message}`);
    if (styled.length > 0)
      expect(said).toContain('pages/estilo.html · page: the site’s policy refuses inline (style-');
    expect(said).toContain('/sobre is claimed by mf-institutional already');
    expect(said).toContain('✗ mf-jobs · src/wrong.ts:1 · types: TS2322');
    // What the remote's pages share is more than a page may have without a budget of its own.
    expect(said).toMatch(/pages\/foto\.html · budget: it has \d+ bytes of modules/);
    remote.put('src/routes.ts', routes);
    rmSync(join(remote.folder, 'src/wrong.ts'));
  });

  test('is developed from source, and a change shows', async ({ page }) => {
    server = await develop(remote.folder, PORT, '--site', EDGE);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await openDeveloped(page, `${ADDRESS}/curriculos`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // By the classes of a component that the stylesheet does not name.
    const symbol = page.getByRole('main').getByRole('link').locator('svg').first();
    expect((await symbol.boundingBox())?.width).toBeLessThan(40);
    expect(loads, 'what the page needs is found before it is opened').toBe(1);
    const file = join(remote.folder, 'src/pages/resumes/content.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("breadcrumb: 'Currículos'", "breadcrumb: 'Título mudado'"));
    await expect(page.getByRole('heading', { name: 'Título mudado' })).toBeVisible();
    // In a tab of its own: a change may reload the page, which ends a visit that begins there.
    const other = await page.context().newPage();
    await openDeveloped(other, `${ADDRESS}/curriculos`);
    // The frame works, by keyboard: what earlier tests left wrong is said over the page.
    const consent = other.getByRole('button', { name: 'Aceitar todos' });
    await consent.press('Enter');
    await expect(consent).toBeHidden();
    const panel = other.getByRole('region', { name: 'Painel do site' });
    await panel.getByText('Sobre esta página').press('Enter');
    await expect(panel).toContainText('/mf-jobs/src/remote.ts, funciona');
    await footerLink(other, 'Sobre').press('Enter');
    await expect(other.locator('[data-remote=mf-institutional]')).toBeVisible();
    await other.goBack();
    await expect(other.locator('[data-remote=mf-jobs]')).toBeVisible();
    await other.goto(`${ADDRESS}/_ui`);
    const button = other.getByRole('main').getByRole('button', { name: 'Principal' }).first();
    await expect(button).toHaveCSS('background-color', 'rgb(15, 91, 62)');
  });
});
