import type { Page } from '@playwright/test';
import { dataIn } from '../support/structuredData.ts';
import { expect } from '../support/test.ts';

const HOST = 'https://wa.me/5562904127358?text=';

/**
 * Every chat button of the page (not of the frame around it), with the message it leaves ready.
 * Asserts that each opens a new tab and that no two have the same message.
 */
export async function chatMessages(page: Page): Promise<Record<string, string>> {
  const links = await page.locator('[data-remote] a[href^="https://wa.me/"]').evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent?.trim() ?? '',
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  for (const { name, href, target, rel } of links) {
    expect(target, name).toBe('_blank');
    expect(rel, name).toContain('noopener');
    expect(href, name).toContain(HOST);
  }
  const messages = links.map(({ name, href }) => [
    name,
    decodeURIComponent(href.slice(HOST.length)),
  ]);
  expect(new Set(messages.map(([, message]) => message)).size).toBe(messages.length);
  return Object.fromEntries(messages);
}

/** The page's description and structured data, by type. */
export async function headOf(page: Page) {
  const description = await page.locator('meta[name=description]').getAttribute('content');
  const data = dataIn(await page.content());
  const types: string[] = data.map((item: { '@type': string }) => item['@type']);
  return { description, data, types };
}
