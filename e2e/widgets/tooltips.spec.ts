import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { ESSENTIAL_ONLY, expectAccessible, visit } from './visitor.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const target = (page: Page, name: string) => page.getByRole('button', { name });

/** Two buttons such as a remote may render: the attribute is all that a tooltip needs. */
async function addTargets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.createElement('p');
    box.style.cssText = 'position: fixed; top: 200px; left: 200px; display: flex; gap: 80px';
    for (const name of ['Currículos', 'Vagas']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.dataset.tooltip = `Sobre ${name}`;
      box.append(button);
    }
    document.querySelector('main')?.append(box);
  });
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a tooltip opens after 700 ms, or at once within 300 ms of the last', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/sobre', ESSENTIAL_ONLY);
  await addTargets(page);
  expect(loaded.filter((url) => /Tooltip/.test(url))).toEqual([]);
  const code = page.waitForResponse(/Tooltip/);
  await target(page, 'Currículos').hover();
  await (await code).finished();
  await expect(target(page, 'Currículos')).not.toHaveAttribute('aria-describedby');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveText('Sobre Currículos', { timeout: 50 });
  }).toPass();
  await expect(target(page, 'Currículos')).toHaveAccessibleDescription('Sobre Currículos');

  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await target(page, 'Currículos').focus();
  await expect(tooltip(page), 'at once for the focus').toHaveText('Sobre Currículos');
  await target(page, 'Currículos').blur();
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await target(page, 'Vagas').hover();
  await expect(tooltip(page)).toHaveText('Sobre Vagas');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await target(page, 'Vagas').hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText('Sobre Vagas');
  await expectAccessible(page);
});

test('a control that is pressed before the code of tooltips is here shows none, and Escape closes what it opened', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/Tooltip-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, '/sobre', ESSENTIAL_ONLY);
  const code = page.waitForResponse(/Tooltip/);
  await target(page, 'Acessibilidade').click();
  const panel = page.getByRole('region', { name: 'Acessibilidade' });
  await expect(panel).toBeVisible();
  held.resolve();
  await (await code).finished();
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test.describe('controls that are icons alone say what they do', () => {
  /** Hovers a control, and waits for its tooltip to come after its delay. */
  async function expectTooltip(page: Page, control: Locator, text: string): Promise<void> {
    await control.hover();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(tooltip(page)).toHaveText(text, { timeout: 50 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  }

  test('in the frame: accessibility, chat, and the locks of pages that require authentication', async ({
    page,
  }) => {
    await visit(page, '/sobre', ESSENTIAL_ONLY);
    await expectTooltip(page, target(page, 'Acessibilidade'), 'Acessibilidade');
    const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
    await expectTooltip(page, chat, 'Conversar pelo WhatsApp');
    await target(page, 'Acessibilidade').click();
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Serviços' }).click();
    await banner.getByRole('button', { name: 'Trabalho' }).click();
    const locked = banner.getByRole('link', { name: 'Currículos' });
    await expectTooltip(page, locked, 'Requer autenticação');

    await test.step('one Escape closes one thing, the topmost: tooltip, menu, panel', async () => {
      const panel = page.getByRole('region', { name: 'Acessibilidade' });
      await expect(locked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(locked).toBeHidden();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
  });

  test('on a phone: the search; a finger that taps sees none', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await visit(page, '/sobre', ESSENTIAL_ONLY);
    const search = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
    await expectTooltip(page, search, 'Buscar no site');
    await target(page, 'Acessibilidade').tap();
    await page.clock.runFor(2000);
    await expect(page.getByRole('region', { name: 'Acessibilidade' })).toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);
    await page.close();
  });

  test('in pages: the arrows of a carousel, the link of a vacancy', async ({ page }) => {
    await visit(page, '/aluguel-auditorio', ESSENTIAL_ONLY);
    const next = page.getByRole('main').locator('button[data-tooltip]').last();
    await next.scrollIntoViewIfNeeded();
    await expectTooltip(page, next, (await next.getAttribute('aria-label')) ?? '');
    await page.goto('/vagas');
    await untilHydrated(page);
    const copy = page.getByRole('button', { name: 'Copiar link' }).first();
    await expectTooltip(page, copy, 'Copiar o endereço desta vaga');
  });
});
