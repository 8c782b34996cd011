import brand from '@site/design/brand/webManifest.json' with { type: 'json' };
import type { SiteConfig } from '@site/site/variables.ts';

/** `/site.webmanifest`: what a phone shows when the site is put on its home screen. */
export function webManifest({ name, shortName }: SiteConfig): string {
  return `${JSON.stringify({ ...brand, name, short_name: shortName }, null, 2)}\n`;
}
