import { openPage, untilHydrated } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withConsent(page));

test('a page that a phone has ended stands where it was', async ({ page }) => {
  await page.addInitScript(() => {
    const silence = (event: Event) => event.stopImmediatePropagation();
    for (const type of ['pagehide', 'beforeunload', 'visibilitychange', 'unload'])
      addEventListener(type, silence, true);
  });
  for (const path of ['/', '/vagas', '/canais-manifestacao']) {
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY), path).toBe(1800);
  }
});

test('a link to a section leads there as a full load does', async ({ page, request }) => {
  /** One into each page that has any, with the page on which it stands. */
  const links = new Map<string, { href: string; from: string }>();
  for (const from of ALL_ROUTES) {
    const html = await (await request.get(from)).text();
    for (const [, href = '', to = ''] of html.matchAll(/<a [^>]*href="((\/[^"#]*)#[^"]+)"/g))
      if (to !== from) links.set(to, { href, from });
  }
  expect(links.size).toBeGreaterThan(3);
  const standing = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => ({
      target: document.querySelector(':target')?.id,
      focused: document.activeElement?.outerHTML.slice(0, 80),
    }));
  };
  for (const { href, from } of links.values()) {
    await openPage(page, href);
    const loaded = await standing();
    await openPage(page, from);
    await page.locator(`a[href="${href}"]`).last().press('Enter');
    await page.waitForURL(`**${href}`);
    await untilHydrated(page);
    expect(await standing(), `${from} to ${href}`).toEqual(loaded);
  }
});

test('the service worker of a former site goes, and what it kept', async ({ page }) => {
  await page.goto('/sobre');
  await page.evaluate(async () => {
    await (await caches.open('antigo')).put('/', new Response('o site antigo'));
    await navigator.serviceWorker.register('/sw.js');
  });
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length + (await caches.keys()).length;
    });
  await expect.poll(() => left().catch(() => 'another document')).toBe(0);
});
