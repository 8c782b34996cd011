import { expect, test } from '../support/test.ts';

const PAGES = {
  '/politica-privacidade': 'Política de privacidade',
  '/termos-uso': 'Termos de uso',
  '/politica-cookies': 'Política de cookies',
};

/** The controller, the law, the third parties and the rights; the accounts that there are none of. */
const SAYS: Record<string, readonly string[]> = {
  '/politica-privacidade': [
    'Associação Ipê de Empresas de Goiás',
    'Lei nº 13.709/2018',
    'WhatsApp (wa.me)',
    'Google Maps (www.google.com)',
    'a portabilidade dos dados;',
    'Autoridade Nacional de Proteção de Dados (ANPD)',
    'contato@ipe-empresarial.example',
  ],
  '/termos-uso': ['Contas de usuário', 'não oferece cadastro nem login'],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each legal page has its date and a table of contents that works', async ({ page }) => {
    for (const [path, title] of Object.entries(PAGES)) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText('Última atualização: 22 de maio de 2025')).toBeVisible();
      await expect(main.getByRole('time')).toHaveAttribute('datetime', '2025-05-22');

      for (const words of SAYS[path] ?? [])
        await expect(main.getByText(words).first(), words).toBeVisible();

      const entries = main.getByRole('navigation', { name: 'Nesta página' }).getByRole('link');
      const targets = await entries.evaluateAll((all) =>
        all.map((a) => a.getAttribute('href') ?? ''),
      );
      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) await expect(page.locator(target), target).toHaveCount(1);
      await entries.last().click();
      await expect(page).toHaveURL(`${path}${targets.at(-1)}`);
      await expect(page.locator(targets.at(-1) ?? '').getByRole('heading')).toBeInViewport();
    }
  });
});

test('the cookie policy names all that is stored; there is no cookie', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/seja-parceiro', '/politica-cookies']) await page.goto(path);
  const table = page.getByRole('table', { name: /^Itens guardados no navegador/ });
  for (const key of [
    'cookie_consent',
    'accessibility_preferences',
    'popup_home_last_shown',
    'popup_home_dismissed',
    'popup_certificacao_last_shown',
    'popup_certificacao_dismissed',
    'visitedPages',
    'engagement',
    'site_scroll',
  ]) {
    await expect(table.getByRole('rowheader').filter({ hasText: key }), key).toHaveCount(1);
  }
  const policy = await page.getByRole('main').textContent();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  for (const key of keys) expect(policy).toContain(key);
  expect(await context.cookies()).toEqual([]);

  // On paper the page leaves out the table of contents and keeps its text.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main nav').last()).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Por quanto tempo' })).toBeVisible();
});
