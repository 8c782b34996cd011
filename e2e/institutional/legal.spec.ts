import { expect, test } from '../support/test.ts';

test('the cookie policy names all that is stored', async ({ page, context }) => {
  for (const path of ['/', '/seja-parceiro', '/politica-cookies']) await page.goto(path);
  const policy = await page.getByRole('main').textContent();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  for (const key of keys) expect(policy).toContain(key);
  expect(await context.cookies()).toEqual([]);

  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  // On paper the page leaves out the table of contents.
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
});
