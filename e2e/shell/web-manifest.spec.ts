import { expect, test } from '../support/test.ts';

test('the web manifest names the association and its icons exist', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Associação Ipê de Empresas de Goiás',
    short_name: 'Ipê Empresarial',
  });
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const src of [...icons, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});
