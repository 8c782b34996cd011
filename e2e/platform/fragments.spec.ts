import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { type Clone, cloneProject } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink, withConsent } from '../support/onPage.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { withoutFont } from '../support/untilFont.ts';

const OWNER = 'mf-teasers';
/** The module of the fragment. */
const CODE = /mf-teasers\/assets\/Fragment-.*\.js$/;
/** Styles that say where on its page a fragment stands; and those that say nothing by themselves. */
const OF_PLACE = /^(?:--|top$|bottom$|inset-block)/;
const PLACE = `<Place of="${OWNER}" name="painel"><p>Sem painel</p></Place>`;

test.describe('a part of a page that another team owns', () => {
  // One build and one edge serve all of them.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let clone: Clone;
  let edge: OwnEdge;

  /** Puts the place at the end of a page. */
  const showOn = (file: string) =>
    clone.edit(file, (source) =>
      `import { Fragment as Place } from '@site/runtime';\n${source}`.replace(
        /(<CtaBand [^>]*\/>)(\s*<\/>)/,
        `$1${PLACE}$2`,
      ),
    );
  const built = [OWNER, 'mf-channels', 'mf-institutional'];
  const build = (...apps: string[]) => clone.run('npm', 'run', 'build', '--', ...apps);

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    clone = cloneProject('clone-fragments');
    const panel = join(ROOT, 'e2e/platform/fixtures/panel');
    cpSync(panel, join(clone.folder, OWNER, 'src/fragments/painel'), { recursive: true });
    showOn('mf-channels/src/pages/ombudsman/Page.tsx');
    showOn('mf-institutional/src/pages/about/Page.tsx');
    const hostile =
      'html, header, section, h2, p { all: unset !important; color: rgb(7 8 9) !important; }';
    clone.edit('mf-channels/src/styles.css', (css) => `${css}${hostile}`);
    build(...built);
    edge = await startOwnEdge(ownPorts(30), {
      rootOf: (app) => (built.includes(app) ? join(clone.folder, app, 'dist') : distFolder(app)),
    });
  });
  test.afterAll(async () => {
    await edge?.stopAll();
    clone?.remove();
  });

  const panelOf = (page: Page) => page.locator('[data-fragment=painel]');
  /** Opens a page that shows it, and waits until it works. */
  async function openPanel(page: Page, path = '/ouvidoria') {
    await page.goto(edge.address + path);
    await panelOf(page).scrollIntoViewIfNeeded();
    await expect(panelOf(page)).toHaveAttribute('data-hydrated');
    return panelOf(page);
  }
  const count = async (panel: ReturnType<typeof panelOf>, times: number) => {
    await panel.getByRole('button', { name: `Cliques: ${times - 1}` }).click();
    await expect(panel.getByRole('button', { name: `Cliques: ${times}` })).toBeVisible();
  };

  test('stands in the page without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of ['/ouvidoria', '/sobre']) {
      await page.goto(edge.address + path);
      await expect(page.getByRole('heading', { name: 'Painel', level: 2 })).toBeVisible();
      await expect(page.getByText('Sem painel')).toHaveCount(0);
    }
    await page.close();
  });

  test('asks for its code when it comes near the screen, and works with all its state', async ({
    page,
  }) => {
    await withConsent(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${edge.address}/ouvidoria`);
    await untilHydrated(page);
    const ofOwner = () => asked.filter((path) => path.startsWith(`/${OWNER}/`));
    expect(ofOwner().filter((path) => path.endsWith('.js'))).toEqual([]);
    const panel = await openPanel(page);
    await count(panel, 1);
    await panel.getByRole('button', { name: 'Salvar' }).click();
    await expect(panel.getByText('Nome curto')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
    await panel.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Salvo.')).toBeVisible();
    await panel.getByRole('button', { name: 'Cliques: 1' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Conta cliques');
    await panel.getByRole('button', { name: 'Abrir' }).click();
    await expect(page.getByText('Aviso aberto')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByText('/ouvidoria')).toBeVisible();
  });

  test('has ids of its own, headings below the page’s, and is accessible in it', async ({
    page,
  }) => {
    await withConsent(page);
    await openPanel(page, '/sobre');
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, 'main');
  });

  test('keeps its styles to itself, and looks the same on a page whose own are hostile', async ({
    page,
  }) => {
    await withoutFont(page);
    const looks = async (path: string) => {
      const panel = await openPanel(page, path);
      return panel.locator('*').evaluateAll(
        (all, ofPlace) =>
          all.map((element) => {
            const styles = getComputedStyle(element);
            const names = [...styles].filter((name) => !ofPlace.test(name));
            return names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
          }),
        OF_PLACE,
      );
    };
    const friendly = await looks('/sobre');
    expect(await looks('/ouvidoria')).toEqual(friendly);
    await expect(panelOf(page).getByText('Texto do painel')).toHaveCSS('color', 'rgb(4, 5, 6)');
    const own = page.locator('[data-remote=mf-channels] h2').first();
    await expect(own).toHaveCSS('color', 'rgb(7, 8, 9)');
    for (const part of ['html', 'body', 'header', 'h1'])
      await expect(page.locator(part).first()).not.toHaveCSS('color', 'rgb(4, 5, 6)');
  });

  test('is left and entered a hundred times, and its styles go with it', async ({ page }) => {
    await withConsent(page);
    await openPanel(page, '/sobre');
    const sheets = page.locator(
      `[data-page-style^="/${OWNER}/"], [href^="/${OWNER}/"][data-page-style]`,
    );
    for (let visit = 0; visit < 50; visit += 1) {
      await footerLink(page, 'Convênios').click();
      await expect(page.locator('[data-page="/convenios"]')).toBeVisible();
      await footerLink(page, 'Ouvidoria').click();
      await expect(panelOf(page)).toHaveCount(1);
    }
    await panelOf(page).scrollIntoViewIfNeeded();
    await count(panelOf(page), 1);
    await expect(sheets).toHaveCount(1);
    await footerLink(page, 'Sobre').click();
    await expect(page.locator('[data-page="/sobre"]')).toBeVisible();
    await panelOf(page).scrollIntoViewIfNeeded();
    await count(panelOf(page), 1);
    await footerLink(page, 'Convênios').click();
    await expect(sheets).toHaveCount(0);
  });

  for (const [what, spoil] of Object.entries({
    'hangs for ever': () => new Promise(() => {}),
    'is gone': () => ({ status: 404 }),
    'throws at its import': () => script('throw new Error("Quebrou de propósito.")'),
    'throws at hydration': () =>
      script('export default function Broken() { throw new Error("Quebrou de propósito."); }'),
  })) {
    test(`stays what stands in the document when its code ${what}`, async ({
      page,
      consoleMessages,
    }) => {
      await withConsent(page);
      const asked = page.waitForRequest(CODE);
      await page.route(CODE, async (route) => {
        await route.fulfill(Object(await spoil()));
      });
      await page.goto(`${edge.address}/ouvidoria`);
      const html = await panelOf(page).innerHTML();
      await untilHydrated(page);
      await panelOf(page).getByRole('button', { name: 'Salvar' }).focus();
      await asked;
      if (what !== 'hangs for ever')
        await expectSoon(() => consoleMessages.join()).toContain(`[${OWNER}]`);
      expect(await panelOf(page).innerHTML()).toBe(html);
      await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
      await expect(page.locator('[data-notice]')).toBeHidden();
      await footerLink(page, 'Convênios').click();
      await expect(page.locator('[data-page="/convenios"]')).toBeVisible();
      consoleMessages.splice(0); // The errors themselves.
    });
  }

  test('stays what stands in the document when it needs another React', async ({
    page,
    consoleMessages,
  }) => {
    await page.route('**/ouvidoria', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const at = html.indexOf('data-fragment-place');
      const other = html.slice(at).replace('^19.0.0', '^18.0.0');
      await route.fulfill({ response: answer, body: html.slice(0, at) + other });
    });
    await page.goto(`${edge.address}/ouvidoria`);
    await untilHydrated(page);
    await panelOf(page).scrollIntoViewIfNeeded();
    await expectSoon(() => consoleMessages.join()).toContain('requires react ^18.0.0');
    await expect(panelOf(page)).not.toHaveAttribute('data-hydrated');
    await expect(panelOf(page).getByRole('heading', { name: 'Painel' })).toBeVisible();
    consoleMessages.splice(0); // The error itself.
  });

  test('is on the pages of others from its owner’s next build on; a tab of before keeps working', async ({
    page,
  }) => {
    await withConsent(page);
    const panel = await openPanel(page);
    await count(panel, 1);
    clone.edit(`${OWNER}/src/fragments/painel/content.ts`, (text) =>
      text.replace("'Painel'", "'Painel novo'"),
    );
    build(OWNER);
    const textOf = async (path: string) => (await ask(edge.address + path)).text();
    for (const path of ['/ouvidoria', '/sobre'])
      await expectSoon(() => textOf(path), { timeout: 60_000 }).toContain('Painel novo');
    await count(panel, 2);
    await footerLink(page, 'Sobre').click();
    await expect(page.getByRole('heading', { name: 'Painel novo' })).toBeVisible();
    await panelOf(page).scrollIntoViewIfNeeded();
    await count(panelOf(page), 1);
    const status = await (await ask(`${statusOf(edge.address)}/status`)).text();
    expect(status).toMatch(/fragment painel of [0-9a-f]+ on \/\S+ and 1 more/);
  });

  test('that its owner spoils is refused, and pages keep the former one', async () => {
    const folder = join(clone.folder, OWNER, 'dist');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    clone.edit(`${OWNER}/src/fragments/painel/Fragment.tsx`, (source) =>
      source.replaceAll('h2', 'h1'),
    );
    build(OWNER);
    await expectSoon(async () => (await ask(`${statusOf(edge.address)}/status`)).text(), {
      timeout: 60_000,
    }).toContain('<h1> belongs to the page');
    expect(await (await ask(`${edge.address}/ouvidoria`)).text()).toContain(manifest.build);
  });
});

function script(body: string) {
  return { body, contentType: 'text/javascript' };
}
