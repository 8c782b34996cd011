import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { EDGE, ownPorts, PORTS } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mf-jobs';

test.describe('a remote in a repository of its own, with the packed kit', () => {
  // One folder serves all of them.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  /** The remote's folder, with nothing of the site's repository but the packed kit. */
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  let edge: OwnEdge | undefined;
  let server: Running | undefined;

  test.beforeAll(() => {
    test.setTimeout(240_000);
    const pack = ['shared/platform/src/commands/pack-kit.ts', REMOTE, folder];
    execFileSync(process.execPath, pack, { cwd: ROOT });
    // The versions of this repository, so that npm has all of them already and asks no registry.
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const packages = Object.entries<{ link?: boolean }>(lock.packages).filter(
      ([path, { link }]) => path.startsWith('node_modules/') && !link,
    );
    const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) });
    writeFileSync(join(folder, 'package-lock.json'), text);
    run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  });
  test.afterAll(async () => {
    await server?.stop();
    await edge?.stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a program in the folder; throws with what it said when it fails. */
  function run(program: string, ...words: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
    return stdout;
  }

  test('holds no sources', () => {
    const sources = readdirSync(join(folder, 'node_modules/@site'), { recursive: true });
    expect(sources.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  });

  test('builds, keeps the contract beside a deployed site, and passes its own tests', () => {
    run('npm', 'run', 'build');
    expect(run('npm', 'run', 'check')).toContain('✓ mf-jobs keeps the contract');
    const said = run('npm', 'run', 'check', '--', '--against', EDGE);
    expect(said).toContain('mf-jobs: its code is run now');
    expect(said).toContain(`✓ mf-jobs keeps the contract, beside what ${EDGE} has`);
    expect(() => run('npm', 'run', 'check', '--', '--against', `${EDGE}/nada`)).toThrow(
      `${EDGE}/nada/stage.json: stage.json answered with status 404`,
    );
    run('npm', 'run', 'types');
    // One with a document, one without: all of them run in this repository.
    run('npm', 'test', '--', 'JobCard', 'server/release');
  });

  test('a React that does not fit is named before anything else, with what to do', () => {
    const file = join(folder, 'node_modules/react/package.json');
    const text = readFileSync(file, 'utf8');
    const { version } = JSON.parse(text);
    writeFileSync(file, text.replace(`"version": "${version}"`, '"version": "18.3.1"'));
    try {
      expect(() => run('npm', 'run', 'check')).toThrow(
        `react 18.3.1 is installed, and a build with it asks for ^18.0.0; the shell offers ${version}. Run: npm install react@${version}`,
      );
    } finally {
      writeFileSync(file, text);
    }
  });

  test('works at an edge beside the others, with its vacancies', async ({ page }) => {
    const backend = `http://127.0.0.1:${PORTS.backend}/rest/v1/`;
    edge = await startOwnEdge(ownPorts(24), {
      backend,
      isRendered: true,
      folderOf: () => folder,
    });
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

  test('is developed from source, and a change shows', async ({ page }) => {
    const { edge: port } = ownPorts(23);
    const address = `http://localhost:${port}`;
    server = await startProcess({
      name: 'The kit',
      command: [join(folder, 'node_modules/.bin/site-kit'), 'dev', '--site', EDGE],
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
    await untilHydrated(page);
    expect(loads, 'what the page needs is found before it is opened').toBe(1);
    const file = join(folder, 'src/pages/resumes/content.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("heading: 'Currículos'", "heading: 'Título mudado'"));
    await expect(page.getByRole('heading', { name: 'Título mudado' })).toBeVisible();
    await page.goto(`${address}/sobre`);
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  });
});
