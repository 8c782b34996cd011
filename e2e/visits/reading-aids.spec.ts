import { expectSoon } from '../support/expectSoon.ts';
import { openPage } from '../support/hydrated.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => withConsent(page));

test('text in a testimonial and in the directory is selected by the mouse', async ({ page }) => {
  for (const [path, text] of [
    ['/endereco-fiscal', 'main blockquote p'],
    ['/canais-manifestacao', 'main .entity-row p'],
  ] as const) {
    await openPage(page, path);
    const words = page.locator(text).first();
    await words.scrollIntoViewIfNeeded();
    const box = await boxOf(words);
    await page.mouse.move(box.x + 4, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 12, { steps: 8 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(await words.textContent(), path).toContain(selected);
    expect(selected.length, path).toBeGreaterThan(10);
  }
});

test('a caret in the text keeps the arrow keys from the carousel beside it', async ({ page }) => {
  await openPage(page, '/aluguel-auditorio');
  const current = page.locator('main [role=group] > * > [role=group]:not([aria-hidden=true])');
  await current.first().scrollIntoViewIfNeeded();
  // Until swiper is here all slides are shown, and two of a locator end the test.
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('aria-label', '1 de 5');
  await page.evaluate(() => getSelection()?.collapse(document.querySelector('main h2'), 0));
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAttribute('aria-label', '1 de 5');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAttribute('aria-label', '2 de 5');
});

test('less motion, asked for while a carousel moves, ends it', async ({ page }) => {
  await openPage(page, '/aluguel-auditorio');
  const pause = page.getByRole('button', { name: /Pausar/ });
  await pause.scrollIntoViewIfNeeded();
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toBeHidden();
});

test('translated into Arabic, arrows point the way that one reads', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.classList.add('translated-rtl'));
  await expect(page.locator('main .icon-arrow').first()).toHaveCSS('scale', '-1 1');
});

test('where the browser darkens pages, monograms keep their colours', async ({ page }) => {
  await openPage(page, '/canais-manifestacao');
  const monogram = page.locator('main svg.monogram').first();
  await monogram.scrollIntoViewIfNeeded();
  const middle = async () => {
    const { x, y, width, height } = await boxOf(monogram);
    const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  const before = await middle();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await expectSoon(middle).toBe(before);
});
