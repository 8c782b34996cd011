import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated.ts';
import { fillInterest, footerLink } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { hasFont } from '../support/untilFont.ts';

/*
 * What extensions do to pages: translators, password managers and blockers. None of it changes what the
 * site does.
 */

// Extensions are not bound by the page's policy.
test.use({ bypassCSP: true });

/** Changes each document of a page once it is parsed, before its scripts run. */
const changeDocument = (page: Page, change: () => void) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);

const EXTENSIONS: Record<string, (page: Page) => Promise<unknown>> = {
  // Before hydration; a stylesheet whose rules may not be read.
  'attributes, elements and a stylesheet': async (page) => {
    await page.route('https://extension.example/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: 'font { color: inherit }' }),
    );
    await changeDocument(page, () => {
      for (const element of document.querySelectorAll('html, body, input, textarea'))
        for (const name of ['data-lt-installed', 'data-temp-mail-org', 'cz-shortcut-listen'])
          element.setAttribute(name, 'true');
      document.body.append(document.createElement('grammarly-desktop-integration'));
      const href = 'https://extension.example/style.css';
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.prepend(sheet);
    });
  },
  // As some password managers do, in the page's own HTML.
  'an icon beside each field': (page) =>
    changeDocument(page, () => {
      for (const field of document.querySelectorAll('main input'))
        field.after(document.createElement('password-icon'));
    }),
  'banner, chat and popups blocked': async (page) => {
    await page.route(/consent|popup|track/i, (route) => route.abort());
    await changeDocument(page, () => {
      const style = document.createElement('style');
      style.textContent =
        '.consent-bar, .chat-corner, .popup, dialog, [role=dialog] { display: none !important }';
      document.head.append(style);
    });
  },
};

for (const [what, install] of Object.entries(EXTENSIONS)) {
  test(`with ${what} by extensions, menus, links, font and form work`, async ({
    page,
    consoleMessages,
  }) => {
    await install(page);
    await openPage(page, '/sobre');
    await expect.poll(() => page.evaluate(hasFont)).toBe(true);
    await page.getByRole('banner').getByRole('button', { name: 'Serviços' }).click();
    await expect(page.locator('.menu-services > .menu-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await footerLink(page, 'Ouvidoria').click();
    await expect(page).toHaveURL('/ouvidoria');
    await openPage(page, '/crm');
    const form = page.getByRole('main').getByRole('form');
    await fillInterest(form);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('registrados com sucesso');
    await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
    // React says that it rendered the form anew, the browser what was blocked.
    if (!what.startsWith('attributes')) consoleMessages.splice(0);
  });
}
