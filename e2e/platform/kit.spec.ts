import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Development, startDevelopment } from '../support/development.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { EDGE, ownPorts, PORTS } from '../support/sites.ts';
import { type Standalone, takeOut } from '../support/standalone.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mf-jobs';

test.describe('a remote in a repository of its own, with the packed kit', () => {
  // One folder serves all of them.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let alone: Standalone;
  let edge: OwnEdge | undefined;
  let server: Development | undefined;

  test.beforeAll(() => {
    test.setTimeout(240_000);
    alone = takeOut(REMOTE);
  });
  test.afterAll(async () => {
    server?.stop();
    await edge?.stopAll();
    alone?.remove();
  });

  test('is packages of the workspace, and no source of them', () => {
    const installed = readdirSync(join(alone.folder, 'node_modules/@site')).sort();
    expect(installed).toEqual([
      'composer',
      'content',
      'contract',
      'design',
      'platform',
      'runtime',
      'site',
    ]);
    const sources = readdirSync(join(alone.folder, 'node_modules/@site'), { recursive: true });
    expect(sources.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  });

  test('has what its stylesheets look for classes in', () => {
    const styles = join(alone.folder, 'node_modules/@site/design/styles');
    for (const file of globSync('*.css', { cwd: styles })) {
      const text = readFileSync(join(styles, file), 'utf8');
      for (const [, source = ''] of text.matchAll(/^@source "([^"]+)"/gm))
        expect(globSync([source, `${source}/**/*.js`], { cwd: styles }), source).not.toEqual([]);
    }
  });

  test('builds, keeps the contract beside a deployed site, and passes its own tests', () => {
    alone.run('npm', 'run', 'build');
    expect(alone.run('npm', 'run', 'check')).toContain('✓ mf-jobs keeps the contract');
    alone.run('npm', 'run', 'check', '--', '--against', EDGE);
    alone.run('npm', 'run', 'types');
    // One with a document, one without: all of them run in this repository.
    alone.run('npm', 'test', '--', 'JobCard', 'server/release');
  });

  test('a React that does not fit is named before anything else, with what to do', () => {
    const file = join(alone.folder, 'node_modules/react/package.json');
    const text = readFileSync(file, 'utf8');
    const { version } = JSON.parse(text);
    writeFileSync(file, text.replace(`"version": "${version}"`, '"version": "18.3.1"'));
    try {
      expect(() => alone.run('npm', 'run', 'check')).toThrow(
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
      folderOf: () => alone.folder,
    });
    await page.goto(`${edge.address}/sobre`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Quadro de Empregos', exact: true })
      .click();
    await expect(page).toHaveURL(`${edge.address}/vagas`);
    await expect(page.locator('[data-remote=mf-jobs]').getByRole('article').first()).toBeVisible();
    await untilHydrated(page);
    const entry = await page.locator('[data-remote=mf-jobs]').getAttribute('data-entry');
    const { build } = JSON.parse(readFileSync(join(alone.folder, 'dist/manifest.json'), 'utf8'));
    expect(entry).toBe(`/mf-jobs/assets/remoteEntry-${build}.js`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  });

  test('is developed from source, and a change shows', async ({ page }) => {
    const kit = join(alone.folder, 'node_modules/.bin/site-kit');
    const command = [kit, 'dev', '--site', EDGE];
    server = await startDevelopment(alone.folder, ownPorts(23).edge, command);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${server.address}/curriculos`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await untilHydrated(page);
    expect(loads, 'what the page needs is found before it is opened').toBe(1);
    const file = join(alone.folder, 'src/pages/resumes/content.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("heading: 'Currículos'", "heading: 'Título mudado'"));
    await expect(page.getByRole('heading', { name: 'Título mudado' })).toBeVisible();
    await page.goto(`${server.address}/sobre`);
    await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  });
});
