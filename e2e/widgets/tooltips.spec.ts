import type { Locator, Page } from '@playwright/test';
import { passUntil } from '../support/passUntil.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, visit } from './visitor.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const target = (page: Page, name: string) => page.getByRole('button', { name });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Acessibilidade' });

/** Two buttons such as a remote may render: the attribute is all that a tooltip needs. */
function addTargets(main: Element): void {
  main.insertAdjacentHTML(
    'beforeend',
    `<p><button data-tooltip="Sobre Currículos">Currículos</button>
      <button data-tooltip="Sobre Vagas">Vagas</button></p>`,
  );
  const { style } = main.lastElementChild as HTMLElement;
  style.cssText = 'position: fixed; top: 200px; left: 200px; display: flex; gap: 80px';
}

test.use({ viewport: { width: 1440, height: 900 } });

/** Hovers a control, and waits for its tooltip to come after its delay. */
async function expectTooltip(page: Page, control: Locator, text: string): Promise<void> {
  await control.hover();
  await passUntil(page, 100, () => expect(tooltip(page)).toHaveText(text, { timeout: 50 }));
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
}

test('a tooltip opens after 700 ms, on every icon alone', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/sobre');
  const main = page.getByRole('main');
  await main.evaluate(addTargets);
  expect(loaded.filter((url) => /Tooltip/.test(url))).toEqual([]);
  const [first, second] = [target(page, 'Currículos'), target(page, 'Vagas')];
  await expectTooltip(page, first, 'Sobre Currículos');

  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await first.focus();
  await expect(tooltip(page), 'at once for the focus').toHaveText('Sobre Currículos');
  await expect(first).toHaveAccessibleDescription('Sobre Currículos');
  await first.blur();
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await second.hover();
  await expect(tooltip(page), 'at once within 300 ms').toHaveText('Sobre Vagas');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await second.hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText('Sobre Vagas');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await test.step('accessibility, chat, and the locks of pages that require authentication', async () => {
    await expectTooltip(page, target(page, 'Acessibilidade'), 'Acessibilidade');
    const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
    await expectTooltip(page, chat, 'Conversar pelo WhatsApp');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Serviços' }).click();
    await banner.getByRole('button', { name: 'Trabalho' }).click();
    const locked = banner.getByRole('link', { name: 'Currículos' });
    await expectTooltip(page, locked, 'Requer autenticação');
    await expect(locked, 'one Escape closes one thing').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(locked).toBeHidden();
  });
});

test('on a phone the search has its tooltip; a finger that taps sees none', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await visit(page, '/sobre');
  const search = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  await expectTooltip(page, search, 'Buscar no site');
  await target(page, 'Acessibilidade').tap();
  await page.clock.runFor(2000);
  await expect(panelOf(page)).toBeVisible();
  await expect(tooltip(page)).toHaveCount(0);
  await page.close();
});
