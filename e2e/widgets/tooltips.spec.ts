import type { Page } from '@playwright/test';
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

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a tooltip opens 700 ms after the mouse came, and its code comes with the first one', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
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
  await expectAccessible(page);
});

test('the next tooltip opens at once within 300 ms after the last one, later after 700 ms again', async ({
  page,
}) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await addTargets(page);
  await target(page, 'Currículos').focus();
  await expect(tooltip(page)).toHaveText('Sobre Currículos');
  await page.keyboard.press('Escape');
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
});

test('a focused element shows its tooltip at once and loses it with the focus', async ({
  page,
}) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await addTargets(page);
  await page.keyboard.press('Tab');
  await target(page, 'Currículos').focus();
  await expect(tooltip(page)).toHaveText('Sobre Currículos');
  await target(page, 'Currículos').blur();
  await expect(tooltip(page)).toHaveCount(0);
});
