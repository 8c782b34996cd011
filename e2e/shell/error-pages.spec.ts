import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { expectAccessible } from '../support/axe.ts';
import { openFrame } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the not-found page says why, and leads on', async ({ page, consoleMessages }) => {
  await openFrame(page, '/nada');
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: 'high' }));
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical], meta[property^="og:"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-remote=mf-institutional]')).toBeVisible();
  expect(consoleMessages.splice(0).join()).toMatch(/^Failed to load resource[^,]*$/);
});

test('the not-found page offers what was meant', async ({ page, baseURL, consoleMessages }) => {
  const offered = page.getByRole('main').getByRole('status').getByRole('link');
  for (const [address, href] of [
    ['//sobre', '/sobre'],
    ['/certificado_digital', '/certificacao-digital'],
    ['/SOBRE', '/sobre'],
  ] as const) {
    expect((await page.goto(baseURL + address))?.status(), address).toBe(404);
    await expect(offered, address).toHaveAttribute('href', href);
  }
  await offered.click();
  await expect(page).toHaveURL('/sobre');
  expect(consoleMessages.splice(0).join()).toContain('404');
});

test('a remote never received says so', { tag: '@errand' }, async ({ page, consoleMessages }) => {
  // What edge and start server answer then, with this address.
  const body = readFileSync(join(ROOT, '.data/test/store/site/errors/503.html'), 'utf8');
  await page.route('**/vagas', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body }),
  );
  await openFrame(page, '/vagas');
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Página temporariamente indisponível',
  );
  await expect(main.getByText('As outras páginas continuam funcionando')).toBeVisible();
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  const reloaded = page.waitForEvent('load');
  await main.getByRole('link', { name: 'Tentar novamente' }).click();
  await reloaded;
  expect(consoleMessages.splice(0).join()).toContain('503');
});
