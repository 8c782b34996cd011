import { installedEngines, startEngine } from '../browsers/engines.ts';
import { ask } from '../support/ask.ts';
import type { Clone } from '../support/clone.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { statusOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { count, type FragmentSite, goTo, openPanel, PANEL, panelOf } from './fragmentWalk.ts';

/** The tests of fragments in other browsers, beside another React, and of the owner's releases, in their order. */
export function testFragmentReleases(siteOf: () => FragmentSite): void {
  test('a fragment stays what stands in the document when it needs another React', async ({
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
    await page.goto(`${siteOf().address}/ouvidoria`);
    await untilHydrated(page);
    await panelOf(page).scrollIntoViewIfNeeded();
    await expectSoon(() => consoleMessages.join()).toContain('requires react ^18.0.0');
    await expect(panelOf(page)).not.toHaveAttribute('data-hydrated');
    await expect(panelOf(page).getByRole('heading', { name: 'Painel' })).toBeVisible();
    consoleMessages.splice(0); // The error itself.
  });

  for (const engine of installedEngines())
    test(`a fragment works with all its state in ${engine}`, async () => {
      const visitor = await startEngine(engine);
      const soon = (expression: string) => expectSoon(() => visitor.read(expression));
      const part = (selector: string) => `document.querySelector('${PANEL} ${selector}')`;
      try {
        await visitor.open(`${siteOf().address}/robots.txt`);
        await visitor.read(`localStorage.setItem('cookie_consent', 'essential-only')`);
        for (const path of ['/ouvidoria', '/sobre']) {
          await visitor.open(siteOf().address + path);
          await visitor.read(`${part('')}.scrollIntoView()`);
          await soon(`${part('')}.hasAttribute('data-hydrated')`).toBe(true);
          await visitor.press(`${PANEL} button`, 'Cliques: 0');
          await soon(`${part('button')}.textContent`).toBe('Cliques: 1');
          await visitor.press(`${PANEL} button`, 'Salvar');
          await soon(`${part('form')}.textContent.includes('Nome curto')`).toBe(true);
          await visitor.press(`${PANEL} button`, 'Abrir');
          await soon(`${part('dialog')}.open`).toBe(true);
          await visitor.key('Escape');
          await soon(`${part('dialog')}.open`).toBe(false);
          await visitor.press(`${PANEL} button`, 'Ajuda');
          await soon(`${part('[popover]')}.matches(':popover-open')`).toBe(true);
        }
      } finally {
        await visitor.close();
      }
    });

  test('a fragment is on the pages of others from its owner’s next build on; a tab of before keeps working', async ({
    page,
  }) => {
    const { owner, address, publish } = siteOf();
    await withConsent(page);
    await openPanel(page, siteOf().address);
    await count(page);
    owner.edit('src/fragments/painel/content.ts', (text) =>
      text.replace("'Painel'", "'Painel novo'"),
    );
    await publish();
    const textOf = async (path: string) => (await ask(address + path)).text();
    for (const path of ['/ouvidoria', '/sobre'])
      await expectSoon(() => textOf(path), { timeout: 60_000 }).toContain('Painel novo');
    await count(page);
    await goTo(page, 'Sobre', '/sobre');
    await expect(page.getByRole('heading', { name: 'Painel novo' })).toBeVisible();
    await panelOf(page).scrollIntoViewIfNeeded();
    await count(page);
    const status = await (await ask(`${statusOf(address)}/status`)).text();
    expect(status).toMatch(/fragment painel of [0-9a-f.]+ on \/\S+ and 1 more/);
    expect(status).toMatch(/fragment segundo of [0-9a-f.]+ on \/sobre/);
  });

  test('a fragment that its owner spoils is refused, and pages keep the former one', async () => {
    const { owner, address, publish } = siteOf();
    owner.edit('src/fragments/painel/Fragment.tsx', (source) => source.replaceAll('h2', 'h1'));
    await publish();
    const status = async () => (await ask(`${statusOf(address)}/status`)).text();
    await expectSoon(status, { timeout: 60_000 }).toContain('<h1> belongs to the page');
    expect(await (await ask(`${address}/ouvidoria`)).text()).toContain('Painel novo');
    owner.edit('src/fragments/painel/Fragment.tsx', (source) => source.replaceAll('h1', 'h2'));
  });
}

/** Puts places for fragments of a remote at the end of a page. */
export function showOn(project: Clone, file: string, remote: string, ...names: string[]): void {
  const places = names.map(
    (name) => `<Place of="${remote}" name="${name}"><p>Sem ${remote}</p></Place>`,
  );
  project.edit(file, (source) =>
    `import { Fragment as Place } from '@site/runtime';\n${source}`.replace(
      /(<CtaBand [^>]*\/>)(\s*<\/>)/,
      `$1${places.join('')}$2`,
    ),
  );
}
