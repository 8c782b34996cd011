import type { Page } from '@playwright/test';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';
import { header, openHydrated, readLarge } from './frame.ts';

const chat = (page: Page) => page.getByRole('link', { name: 'Conversar pelo WhatsApp' });

/** The links of which a part lies under the chat button at the page's end. */
function footerLinksUnderChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 1e6, behavior: 'instant' });
    const button = document.querySelector('.chat-button')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('footer a')].flatMap((link) => {
      const box = link.getBoundingClientRect();
      const isBeside = !button || box.right <= button.left || box.left >= button.right;
      const isApart = isBeside || box.bottom <= button.top || box.top >= button.bottom;
      return isApart ? [] : [link.innerText];
    });
  });
}

test.beforeEach(({ page }) => withConsent(page));

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

for (const path of ['/', '/vagas', '/nada']) {
  test(`on every screen ${path} shows the green chat button at the lower right, above what lies there`, async ({
    page,
    consoleMessages,
  }) => {
    await openHydrated(page, path);
    consoleMessages.length = 0; // The browser itself complains about the status 404.
    await expect(chat(page)).toHaveAttribute('href', /wa\.me\/5562904127358\?text=Ol%C3%A1/);
    await expect(chat(page)).toHaveAttribute('target', '_blank');
    await expect(chat(page)).toHaveCSS('background-color', 'rgb(11, 122, 62)');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const box = await boxOf(chat(page));
      expect(width - box.right, `${width} px`).toBeLessThanOrEqual(24);
      expect(height - box.bottom, `${width} px`).toBeLessThanOrEqual(24);
      const own = page
        .getByRole('main')
        .getByRole('link', { name: /WhatsApp|Quero/ })
        .first();
      if (await own.isVisible()) await own.scrollIntoViewIfNeeded();
      await chat(page).click({ trial: true });
      expect(await footerLinksUnderChat(page), `${width} px`).toEqual([]);
    }
  });
}

test("from 1344 px on the buttons in the corners stand beside the page's column, also in 24 px text", async ({
  page,
}) => {
  const corner = page.locator('aside').getByRole('button', { name: 'Acessibilidade' });
  const expectBeside = async (text: string) => {
    await openHydrated(page, '/certificacao-digital');
    for (const width of [1344, 1366, 1440, 1520, 1568, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const column = await boxOf(page.getByRole('contentinfo').locator('.page-width').first());
      const place = `${text} at ${width} px`;
      expect((await boxOf(chat(page))).x, place).toBeGreaterThanOrEqual(column.right);
      expect((await boxOf(corner)).right, place).toBeLessThanOrEqual(column.x);
    }
  };
  await expectBeside('usual text');
  await readLarge(page);
  await expectBeside('24 px text');
  // Where the header's entries have just room in a row, they keep it.
  await page.setViewportSize({ width: 1504, height: 800 });
  const lines = (link: Element) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getClientRects().length;
  };
  expect(await header(page).link('Certificado digital').evaluate(lines)).toBe(1);
});

test('the association’s name beside its sign stays on one line, from the narrowest phone to a tablet', async ({
  page,
}) => {
  const lines = (name: Element) =>
    Math.round(
      name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight),
    );
  const expectOneLine = async (text: string, from: number) => {
    await openHydrated(page);
    await untilFont(page);
    for (let width = from; width <= 768; width += 8) {
      await page.setViewportSize({ width, height: 844 });
      const name = header(page).banner.getByText('Ipê Empresarial', { exact: true });
      expect(await name.evaluate(lines), `${text} at ${width} px`).toBe(1);
    }
  };
  await expectOneLine('usual text', 320);
  await readLarge(page);
  await expectOneLine('24 px text', 376);
});

test('magnified four times nothing stays: header, banner and buttons are in the flow of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/aluguel-auditorio');
  const { banner } = header(page);
  await expect(banner).toBeInViewport();
  await expect(chat(page)).not.toBeInViewport();
  await page.mouse.move(160, 120);
  await page.mouse.wheel(0, 1500);
  await expect(banner).not.toBeInViewport();
  await expect(page.locator('[data-bottom-bar]')).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(chat(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
