import type { Locator, Page } from '@playwright/test';
import { scopeStyles } from '@site/platform/bundling/styles/scopeStyles.ts';
import postcss from 'postcss';
import { expectAccessible } from '../support/axe.ts';
import type { Clone } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { lostTexts, translate } from '../support/translated.ts';
import { withoutFont } from '../support/untilFont.ts';

/** The remote whose fragments pages of others show: `painel` on both pages, `segundo` on /sobre as well. */
const OWNER = 'mf-jobs';
/** The modules of its fragments. */
const CODE = /mf-jobs\/assets\/Fragment-.*\.js$/;
export const PANEL = '[data-fragment=painel]';
/** Styles that say where on its page a fragment stands; and those that say nothing by themselves. */
const OF_PLACE = /^(?:--|top$|bottom$|inset-block)/;

/** What a team may write by mistake. */
export const HOSTILE = `html, header, section, div, h2, p, button, input {
  all: unset !important; color: rgb(7 8 9) !important;
  --spacing: 9px; --color-ink: red; --color-green: red; --text-base: 9px; --radius-lg: 9px;
}`;

/** A site whose pages of other remotes show fragments of a remote in a repository of its own. */
export interface FragmentSite {
  address: string;
  owner: Clone;
  /** Builds the owner and starts what publishes it anew. */
  publish(): Promise<void>;
}

/** Scrolls to a fragment until it works: a page that a link led to goes to its top once more after 200 ms. */
const untilWorking = (fragment: Locator) =>
  expect(async () => {
    await fragment.scrollIntoViewIfNeeded();
    await expect(fragment).toHaveAttribute('data-hydrated', { timeout: 300 });
  }).toPass();

export const panelOf = (page: Page) => page.locator(PANEL);
/** Opens a page that shows it, and waits until it works. */
export async function openPanel(page: Page, address: string, path = '/ouvidoria') {
  await page.goto(address + path);
  await untilWorking(panelOf(page));
  return panelOf(page);
}
/** Counts one more, from where the owner's code stands: a page that comes late is loaded by the browser, anew. */
export const count = async (page: Page) => {
  await untilWorking(panelOf(page));
  const button = panelOf(page).getByRole('button', { name: 'Cliques: ' });
  const before = Number((await button.innerText()).replace(/\D/g, ''));
  await button.click();
  await expect(button).toHaveText(`Cliques: ${before + 1}`);
};
export const goTo = async (page: Page, name: string, path: string) => {
  await footerLink(page, name).click();
  await expect(page.locator(`[data-page="${path}"]`)).toBeVisible();
};

/** The tests of fragments on pages of other teams. */
export function testFragments(siteOf: () => FragmentSite): void {
  test('a fragment stands in the page without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of ['/ouvidoria', '/sobre']) {
      await page.goto(siteOf().address + path);
      await expect(page.getByRole('heading', { name: 'Painel', level: 2 })).toBeVisible();
      await expect(page.getByText('Sem mf-jobs')).toHaveCount(0);
    }
    await page.close();
  });

  for (const isTranslated of [false, true])
    test(`a fragment asks for its code when it comes near the screen, and works with all its state${isTranslated ? ', translated' : ''}`, async ({
      page,
    }) => {
      await withConsent(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${siteOf().address}/ouvidoria`);
      await untilHydrated(page);
      expect(asked.filter((path) => /^\/mf-jobs\/.*\.js$/.test(path))).toEqual([]);
      if (isTranslated) await page.evaluate(translate);
      const panel = panelOf(page);
      await untilWorking(panel);
      await count(page);
      await panel.getByRole('button', { name: 'Próxima' }).click();
      await panel.getByRole('button', { name: 'Salvar' }).click();
      await expect(panel.getByText('Nome curto')).toBeVisible();
      await panel.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
      await panel.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Salvo.')).toBeVisible();
      await panel.getByRole('button', { name: 'Cliques: 1' }).hover();
      await expect(page.getByRole('tooltip')).toHaveText('Conta cliques');
      for (const [button, text] of [
        ['Abrir', 'Aviso aberto'],
        ['Ajuda', 'Ajuda aberta'],
      ] as const) {
        await panel.getByRole('button', { name: button }).click();
        await expect(page.getByText(text)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText(text)).toBeHidden();
        await expect(panel.getByRole('button', { name: button })).toBeFocused();
      }
      await expect(panel.getByText('/ouvidoria')).toBeVisible();
      if (isTranslated) expect(await page.evaluate(lostTexts)).toEqual([]);
    });

  test('four roots of React on a page share no id, and count by one store of the owner’s and one of the site’s; focus, headings and names are in order', async ({
    page,
  }) => {
    await withConsent(page);
    await openPanel(page, siteOf().address, '/sobre');
    const hydrated = page.locator('main [data-fragment]');
    await expect(hydrated).toHaveCount(3);
    for (const fragment of await hydrated.all()) {
      await untilWorking(fragment);
    }
    await count(page);
    await expect(page.getByText('Contados: 1')).toBeVisible();
    await expect(page.getByText('Permitidos: 0')).toHaveCount(2);
    await page.getByRole('button', { name: 'Preferências de cookies' }).click();
    await page.getByRole('button', { name: 'Aceitar todos' }).click();
    await expect(page.getByText('Permitidos: 2')).toHaveCount(2);
    const found = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const ids = all('[id]').map(({ id }) => id);
      const levels = all('main :is(h1, h2, h3, h4)').map(({ localName }) => Number(localName[1]));
      return {
        twice: ids.filter((id, at) => ids.indexOf(id) !== at),
        own: all('main [data-fragment] [id]').map(({ id }) => id),
        skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
        titles: levels.filter((level) => level === 1),
      };
    });
    expect(found).toMatchObject({ twice: [], skipped: [], titles: [1] });
    expect(found.own.length).toBeGreaterThan(3);
    await expectAccessible(page, 'main');

    await page.locator('main a:not([data-fragment] *)').last().focus();
    const focused: string[] = [];
    do {
      await page.keyboard.press('Tab');
      focused.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          const name = element?.getAttribute('name') ?? element?.getAttribute('aria-label');
          return element?.closest('main') ? (name ?? element.textContent) : '';
        }),
      );
    } while (focused.at(-1));
    const own = ['Anterior', 'Próxima', 'Fotos', 'nome', 'Salvar', 'Abrir', 'Ajuda'];
    expect(focused).toEqual(['Cliques: 1', ...own, '']);
  });

  test('a fragment looks the same on pages and in a frame that are hostile, and is so to itself alone', async ({
    page,
  }) => {
    await withoutFont(page);
    const looks = async (path: string) => {
      const panel = await openPanel(page, siteOf().address, path);
      // Swiper styles the strip that it takes over.
      await expect(panel.locator('.swiper-initialized')).toBeAttached();
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
    const own = page.locator('[data-remote=mf-channels] h2').first();
    await expect(own).toHaveCSS('color', 'rgb(7, 8, 9)');
    const scope = postcss([scopeStyles(() => 'shell')]);
    // What it says of the document holds for fragments.
    const inBody = HOSTILE.replace('html, ', '');
    const { css } = await scope.process(inBody, { from: undefined });
    await page.route('**/sobre', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<meta http-equiv[^>]*>/, '');
      const body = html.replace('</head>', `<style>${css}</style></head>`);
      await route.fulfill({ response: answer, body });
    });
    expect(await looks('/sobre')).toEqual(friendly);
    await expect(page.locator('header').first()).toHaveCSS('color', 'rgb(7, 8, 9)');
    await expect(panelOf(page).getByText('Texto do painel')).toHaveCSS('color', 'rgb(4, 5, 6)');
    for (const part of ['html', 'body', 'header', 'h1'])
      await expect(page.locator(part).first()).not.toHaveCSS('color', 'rgb(4, 5, 6)');
  });

  test('pages are left and entered a hundred times: a fragment works each time, and its styles go with it', async ({
    page,
  }) => {
    await withConsent(page);
    await openPanel(page, siteOf().address, '/sobre');
    await count(page);
    const sheets = page.locator(
      `[data-page-style^="/${OWNER}/"], [href^="/${OWNER}/"][data-page-style]`,
    );
    const own = await sheets.count();
    expect(own).toBeGreaterThan(0);
    for (let visit = 0; visit < 50; visit += 1) {
      await goTo(page, 'Convênios', '/convenios');
      await goTo(page, 'Ouvidoria', '/ouvidoria');
    }
    await count(page);
    await expect(sheets).toHaveCount(own);
    await goTo(page, 'Sobre', '/sobre');
    await count(page);
    await goTo(page, 'Convênios', '/convenios');
    await expect(sheets).toHaveCount(0);
  });

  const script = (body: string) => ({ body, contentType: 'text/javascript' });
  for (const [what, spoil] of Object.entries({
    'hangs for ever': () => new Promise(() => {}),
    'is gone': () => ({ status: 404 }),
    'throws at its import': () => script('throw new Error("Quebrou de propósito.")'),
    'throws at hydration': () =>
      script('export default function Broken() { throw new Error("Quebrou de propósito."); }'),
  }))
    test(`a fragment stays what stands in the document when its code ${what}`, async ({
      page,
      consoleMessages,
    }) => {
      await withConsent(page);
      const asked = page.waitForRequest(CODE);
      await page.route(CODE, async (route) => {
        await route.fulfill(Object(await spoil()));
      });
      await page.goto(`${siteOf().address}/ouvidoria`);
      const html = await panelOf(page).innerHTML();
      await untilHydrated(page);
      await panelOf(page).getByRole('button', { name: 'Salvar' }).focus();
      await asked;
      if (what !== 'hangs for ever')
        await expectSoon(() => consoleMessages.join()).toContain(`[${OWNER}]`);
      expect(await panelOf(page).innerHTML()).toBe(html);
      await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
      await expect(page.locator('[data-notice]')).toBeHidden();
      await goTo(page, 'Convênios', '/convenios');
      consoleMessages.splice(0); // The errors themselves.
    });
}
