import { holdScripts } from '../support/heldScripts.ts';
import { expect, test } from '../support/test.ts';
import { openHydrated, PHONE, readLarge, SMALL_PHONE, WIDE } from './frame.ts';

test('the footer says who the association is and that the site is safe', async ({ page }) => {
  await openHydrated(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Associação sem fins lucrativos');
  for (const note of ['Site seguro', 'SSL', 'LGPD', 'Acessível']) {
    await expect(footer.getByRole('list', { name: 'Segurança e acessibilidade' })).toContainText(
      note,
    );
  }
  await expect(footer).toContainText('© 2025 Associação Ipê de Empresas de Goiás');
});

test('the footer leads to every page it should, and to every contact', async ({ page }) => {
  await openHydrated(page);
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Links rápidos' });
  await expect(quick.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
  const more = footer.getByRole('navigation', { name: 'Mais links' });
  const hrefs = await more
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/servicos',
    '/convenios',
    '/ouvidoria',
    '/blog',
    '/politica-privacidade',
    '/termos-uso',
    '/politica-cookies',
  ]);
  await expect(more.getByRole('link', { name: 'Informações' })).toHaveAttribute('href', '/blog');
  for (const [name, href] of [
    [/WhatsApp/, /^https:\/\/wa\.me\/5562904127358\?text=/],
    [/Instagram/, /^https:\/\/www\.instagram\.com\//],
    [/@ipe-empresarial/, /^mailto:contato@ipe-empresarial\.example$/],
    [/Goiânia, GO/, /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Av\.%20Goi/],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test("'Preferências de cookies' keeps the focus while scripts start, and is a link without them", async ({
  page,
  browser,
}) => {
  const release = await holdScripts(page);
  await page.goto('/sobre');
  const button = page.getByRole('button', { name: 'Preferências de cookies' });
  await button.focus();
  await release();
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await expect(button).toBeFocused();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL('/sobre', page.url()).href);
  const footer = plain.getByRole('contentinfo');
  await expect(footer.getByRole('button')).toHaveCount(0);
  await footer.getByRole('link', { name: 'Preferências de cookies' }).click();
  await expect(plain).toHaveURL(/\/politica-cookies/);
  await plain.close();
});

test('a fixed green chat button sits at the lower right of every page, rendered on the server', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/vagas', '/nada']) {
    expect(await (await request.get(path)).text()).toMatch(
      /<a href="https:\/\/wa\.me\/[^>]*chat-button/,
    );
  }
  await page.setViewportSize(PHONE);
  await openHydrated(page);
  const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5562904127358\?text=Ol%C3%A1/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveCSS('background-color', 'rgb(11, 122, 62)');
  await page.evaluate(() => window.scrollTo(0, 300));
  const box = await chat.boundingBox();
  expect(PHONE.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(30);
  expect(PHONE.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(30);
});

for (const viewport of [WIDE, PHONE, SMALL_PHONE]) {
  test(`at ${viewport.width} px the fixed buttons cover nothing at the end of the page, at any text size`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const size of ['usual', 'large']) {
      if (size === 'large') await readLarge(page);
      await openHydrated(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('aside a, aside button')].map((element) =>
          element.getBoundingClientRect(),
        );
        const texts = [...document.querySelectorAll('footer :is(a, button, p, li)')];
        return texts
          .filter((text) => {
            const rect = text.getBoundingClientRect();
            return boxes.some(
              (box) =>
                box.left < rect.right &&
                rect.left < box.right &&
                box.top < rect.bottom &&
                rect.top < box.bottom,
            );
          })
          .map((text) => text.textContent);
      });
      expect(covered, size).toEqual([]);
    }
  });
}
