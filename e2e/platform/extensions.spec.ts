import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated.ts';
import { fillInterest, footerLink } from '../support/onPage.ts';
import { EDGE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { hasFont } from '../support/untilFont.ts';

/*
 * What extensions do to pages: translators, password managers and blockers. None of it changes what the
 * site does.
 */

/** Attributes and elements before hydration, and a stylesheet whose rules may not be read. */
function extend(): void {
  const add = () => {
    for (const element of document.querySelectorAll('html, body, input, textarea'))
      for (const name of ['data-lt-installed', 'data-temp-mail-org', 'cz-shortcut-listen'])
        element.setAttribute(name, 'true');
    const box = document.createElement('grammarly-desktop-integration');
    document.body.append(box);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = 'https://extension.example/style.css';
    document.head.prepend(sheet);
  };
  addEventListener('DOMContentLoaded', add);
}

/** As some password managers do: an icon beside each field, in the page's own HTML. */
function addIcons(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('main input'))
      field.after(document.createElement('password-icon'));
  });
}

const answerSheet = (page: Page) =>
  page.route('https://extension.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'font { color: inherit }' }),
  );

async function sendForm(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  await fillInterest(form);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('registrados com sucesso');
}

// Extensions are not bound by the page's policy.
test.use({ bypassCSP: true });

test('attributes, elements and a stylesheet of extensions change nothing', async ({ page }) => {
  await answerSheet(page);
  await page.addInitScript(extend);
  await openPage(page, '/crm');
  await expect.poll(() => page.evaluate(hasFont)).toBe(true);
  await sendForm(page);
});

test('an icon beside each field leaves the form working', async ({ page, consoleMessages }) => {
  await page.addInitScript(addIcons);
  await openPage(page, '/crm');
  await sendForm(page);
  await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
  // React says that it rendered the form anew.
  consoleMessages.splice(0);
});

test('with banner, chat and popups blocked, all else works', async ({ page, consoleMessages }) => {
  await page.route(/consent|popup|track/i, (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent =
        '.consent-bar, .chat-corner, .popup, dialog, [role=dialog] { display: none !important }';
      document.head.append(style);
    });
  });
  await openPage(page, '/sobre');
  await page.getByRole('banner').getByRole('button', { name: 'Serviços' }).click();
  await expect(page.locator('.menu-services > .menu-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await footerLink(page, 'Ouvidoria').click();
  await expect(page).toHaveURL('/ouvidoria');
  await openPage(page, '/crm');
  await sendForm(page);
  consoleMessages.splice(0);
});

test('the site’s mark is where browsers look for it', async ({ request, baseURL }) => {
  for (const site of [baseURL, EDGE]) {
    for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
      const answer = await request.get(site + path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toMatch(/^image\//);
    }
    const policy = (await request.get(`${site}/`)).headers()['permissions-policy'];
    expect(policy).toBe('camera=(), microphone=(), geolocation=()');
  }
});
