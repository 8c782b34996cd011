import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Texts = readonly (string | RegExp)[];

export interface RegionFacts {
  /** Texts that it contains. */
  says?: Texts;
  /** The headings in its lists, all of them, in this order. */
  headings?: Texts;
  /** The items of its lists: their number, or what each says. */
  items?: number | Texts;
  /** Where its links lead, by their names. */
  links?: Record<string, string | RegExp>;
}

/** Holds the regions of a page, by their names, against what the specification says of them. */
export async function expectRegions(
  page: Page,
  regions: Record<string, RegionFacts>,
): Promise<void> {
  for (const [name, { says = [], headings, items, links = {} }] of Object.entries(regions)) {
    const region = page.getByRole('region', { name });
    const list = region.getByRole('listitem');
    for (const text of says) await expect(region).toContainText(text);
    if (headings) await expect(list.getByRole('heading'), name).toHaveText(headings);
    if (typeof items === 'number') await expect(list, name).toHaveCount(items);
    else if (items) await expect(list, name).toHaveText(items);
    for (const [label, href] of Object.entries(links))
      await expect(region.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
}
