import { expectSoon } from '../support/expectSoon.ts';
import { holdScripts } from '../support/hold.ts';
import { openPage } from '../support/hydrated.ts';
import { boxOf } from '../support/onPage.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { expectUsableHeader, header, WIDE } from './frame.ts';

test.use({ viewport: WIDE });

test('the header stays in sight, with its menus and the page’s mark', async ({ page }) => {
  await openPage(page, '/sobre');
  const { banner, link, button } = header(page);
  const services = button('Serviços');
  await test.step('a menu opens on click; Escape and a click outside close it', async () => {
    await services.hover();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await services.hover({ position: { x: 5, y: 20 } });
    await expect(services, 'while the pointer stays').toHaveAttribute('aria-expanded', 'false');
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(link('Assessoria')).toBeHidden();
  });
  await expect(button('Menu')).toBeHidden();
  await services.click();
  // Groups open beside the panel: it keeps no room for them.
  expect((await boxOf(banner.locator('.menu-services > .menu-panel'))).width).toBeLessThan(320);
  for (const [group, entry] of [
    ['Espaços para uso', 'Auditório'],
    ['Trabalho', 'Currículos'],
  ] as const) {
    await button(group).click();
    await expect(link(entry)).toBeVisible();
  }
  await expectUsableHeader(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport({ ratio: 1 });
  await link('Quadro de Empregos').click();
  await expect(page).toHaveURL('/vagas');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await test.step('the entry of the page on screen is marked, and the menu that holds it', async () => {
    await expect(link('Sobre')).not.toHaveAttribute('aria-current');
    await services.click();
    await button('Trabalho').click();
    await expect(link('Quadro de Empregos')).toHaveAttribute('aria-current', 'page');
    await expect(banner.locator('[aria-current]')).toHaveCount(1);
    await untilStill(page);
    const markOf = (name: 'opacity' | 'backgroundColor') =>
      services.evaluate((entry, style) => getComputedStyle(entry, '::after')[style], name);
    expect(await markOf('opacity'), 'the menu that holds the page').toBe('1');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('body')).not.toHaveCSS(
      'background-color',
      await markOf('backgroundColor'),
    );
  });
});

test('submenus open on hover, one at a time', { tag: '@errand' }, async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await stopTime(page);
  const { button, link } = header(page);
  await button('Serviços').hover();
  await button('Trabalho').hover();
  await expect(link('Currículos')).toBeVisible();
  await button('Espaços para uso').hover();
  await expect(link('Auditório')).toBeVisible();
  await expect(link('Currículos')).toBeHidden();
  await link('Assessoria').hover();
  await page.clock.runFor(149);
  await expect(button('Espaços para uso')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(link('Auditório')).toBeHidden();
  await page.mouse.move(20, 700);
  await page.clock.runFor(299);
  await expect(button('Serviços')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(link('Assessoria')).toBeHidden();
});

test('a menu that a shift puts under a resting pointer stays closed', async ({ page }) => {
  await openPage(page, '/');
  const { button, link } = header(page);
  const services = button('Serviços');
  const { x, y } = await boxOf(services);
  const { height } = await boxOf(page.locator('.consent-bar'));
  const release = await holdScripts(page);
  await page.goto('/sobre');
  await page.mouse.move(x + 20, y + 20 - height);
  await page.getByRole('button', { name: 'Aceitar todos' }).press('Enter');
  await expectSoon(() => services.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(link('Assessoria')).toBeHidden();
  release();
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that the pointer opened before scripts run stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sobre');
  const { button, link } = header(page);
  await button('Serviços').hover();
  await expect(link('Assessoria')).toBeVisible();
  release();
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(button('Serviços')).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Assessoria')).toBeVisible();
});
