import { expect, test } from '../support/test.ts';

// What it says stands in the HTML: only the current page's marks need scripts.
test.use({ javaScriptEnabled: false });

test('the footer says who runs the site, and leads on', async ({ page, request }) => {
  await page.goto('/sobre');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Associação sem fins lucrativos');
  await expect(footer).toContainText('© 2025 Associação Ipê de Empresas de Goiás');
  const said = (await footer.innerText()).trim();
  expect(said).toMatch(/WhatsApp[\s\S]*Instagram[\s\S]*@ipe-empresarial[\s\S]*Goiânia, GO/);
  expect(said).toMatch(/© 2025 [^\n]*$/);
  const notes = footer.getByRole('list', { name: 'Segurança e acessibilidade' }).getByRole('link');
  await expect(notes).toHaveText([/Site seguro/, /SSL/, /LGPD/, /Acessível/]);
  for (const note of await notes.all()) {
    const [path = '', anchor] = ((await note.getAttribute('href')) ?? '').split('#');
    expect(await (await request.get(path)).text(), path).toContain(`id="${anchor}"`);
  }
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
