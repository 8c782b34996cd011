import type { Manifest } from '@site/contract/manifest.ts';
import type { Blobs } from '../store/blobs.ts';
import { hashSource } from './documentPolicy.ts';

/** A larger stylesheet stays a file: its bytes would hold up the text that comes after them. */
const MAX_BYTES = 100_000;
/** What would end the element, be hashed otherwise by browsers, or lead elsewhere from a document. */
const NEEDS_A_FILE = /<\/style|[\r\0]|@import|url\(\s*["']?(?!["'/#]|data:|https?:)/i;

/** Puts stylesheets of a release in the place of the links to them; says what the policy calls them. */
export type StyleInliner = ReturnType<typeof styleInliner>;

/**
 * A page is painted without another request when its stylesheets stand in the document. Those of
 * remotes say which file they are, so that browsers do not load it for the next page. Each is read
 * once, however many pages have it.
 */
export function styleInliner(blobs: Blobs) {
  const read = async ({ files }: Manifest, file: string, attributes: string) => {
    const entry = files[file];
    if (!entry || entry.size > MAX_BYTES) return undefined;
    const css = String(await blobs.read(entry.sha256));
    if (NEEDS_A_FILE.test(css)) return undefined;
    return { element: `<style${attributes}>${css}</style>`, source: hashSource(css) };
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return async (html: string, release: Manifest, stylesheets: readonly string[]) => {
    let composed = html;
    const sources: string[] = [];
    for (const file of stylesheets) {
      const address = `/${release.name}/${file}`;
      const isPages = release.name !== 'shell';
      const link = `<link rel="stylesheet" href="${address}"${isPages ? ' data-page-style' : ''}>`;
      if (!composed.includes(link)) continue;
      const style =
        known.get(address) ?? read(release, file, isPages ? ` data-page-style="${address}"` : '');
      known.set(address, style);
      const inline = await style;
      if (!inline) continue;
      composed = composed.replace(link, () => inline.element);
      sources.push(inline.source);
    }
    return { html: composed, sources };
  };
}
