import type { Locator, Page } from '@playwright/test';

/** The visitor has chosen before: no banner lies over the page. */
export const withConsent = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie_consent', '{"choice":"essential-only"}'));

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Marks the document; the result says whether the mark is still there: a page load of the browser removes it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Puts a link at the end of the page, to where none of its own leads. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.getByRole('main').evaluate((main, address) => {
    main.append(Object.assign(document.createElement('a'), { href: address, textContent: 'Além' }));
  }, href);
  return page.getByRole('link', { name: 'Além', exact: true });
}

/** Fills in what the form of a teaser has to know. */
export async function fillInterest(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'Nome' }).fill('Ana Souza');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
  await form.getByRole('textbox', { name: 'WhatsApp' }).fill('(62) 99999-9999');
}

/** Where a part of the page lies on the screen. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}
