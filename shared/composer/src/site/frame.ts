import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { fillPlaceholders, PARTS } from '@site/contract/placeholders.ts';
import { STYLESHEET_LINK } from '@site/contract/places.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { Blobs } from '../store/blobs.ts';
import { hashSource, inlineSources, policyTag } from './documentPolicy.ts';

/** A larger stylesheet stays a file: its bytes would hold up the text that comes after them. */
const MAX_INLINE_BYTES = 100_000;
/** CSS that cannot be inline: it ends the element, browsers hash it differently, or a relative address changes. */
const NEEDS_A_FILE = /<\/style|[\r\0]|@import|url\(\s*["']?(?!["'/#]|data:|https?:)/i;

export type Frame = Awaited<ReturnType<typeof frameOf>>;

/** The frame of a shell; `map` is that of the site as HTML: the search page shows it. */
export async function frameOf(shell: Manifest, map: string, blobs: Blobs) {
  const { parts, connect = [] } = shell.shell ?? {};
  const hashes = PARTS.map((part) => hashOf(shell, parts?.[part] ?? ''));
  const [linked = '', header = '', footer = ''] = await Promise.all(
    hashes.map(async (hash) => (await blobs.read(hash)).toString()),
  );
  const inlineStyles = styleInliner(blobs);
  const inline = await inlineStyles(linked, [shell]);
  const headOf = (html: string) => ({
    html,
    scripts: inlineSources(html, 'script'),
    styles: inlineSources(html, 'style'),
  });
  const heads = { inline: headOf(inline.html), linked: headOf(linked) };
  return {
    map,
    /** Changes whenever a page of the same document would come out differently. */
    key: sha256Of([...hashes, inline.html, ...connect].join()),
    blobs,
    /** Puts a page's document into the frame: with `releases` their and the shell's stylesheets inline, else linked. */
    async compose(document: string, releases: readonly Manifest[] | undefined) {
      const { html, scripts, styles } = releases ? heads.inline : heads.linked;
      const page = await inlineStyles(document, releases ?? []);
      const policy = policyTag(scripts, [...styles, ...page.sources], connect);
      return fillPlaceholders(page.html, { header, footer, head: policy + html });
    },
  };
}

/** A page's document for in-page navigation. Opened by itself it runs no inline script either. */
export function rawDocument(document: string): string {
  return fillPlaceholders(document, { head: policyTag([], [], []), header: '', footer: '' });
}

/**
 * Replaces links by the stylesheets themselves, so that a page is painted without another request, and returns their
 * hashes for the policy. A page's stylesheet names its file, so that browsers do not load it for the next page.
 */
function styleInliner(blobs: Blobs) {
  const read = async (sha256: string) => {
    // One that cannot be read stays a link: its file is missing then, which is its owner's failure.
    const css = await blobs.read(sha256).then(String, () => undefined);
    if (css === undefined || NEEDS_A_FILE.test(css)) return undefined;
    return { css, source: hashSource(css) };
  };
  // By content: a preview and the active release may have a file of one name each.
  const known = new Map<string, ReturnType<typeof read>>();
  return async (html: string, releases: readonly Manifest[]) => {
    let composed = html;
    const sources: string[] = [];
    for (const [link, name, file = '', isPages] of html.matchAll(STYLESHEET_LINK)) {
      const entry = releases.find((release) => release.name === name)?.files[file];
      if (!entry || entry.size > MAX_INLINE_BYTES) continue;
      const style = known.get(entry.sha256) ?? read(entry.sha256);
      known.set(entry.sha256, style);
      const inline = await style;
      if (!inline) continue;
      const attributes = isPages ? ` data-page-style="/${name}/${file}"` : '';
      composed = composed.replace(link, () => `<style${attributes}>${inline.css}</style>`);
      sources.push(inline.source);
    }
    return { html: composed, sources };
  };
}

export function hashOf(manifest: Manifest, file: string): string {
  const entry = manifest.files[file];
  if (!entry) throw new Error(`${manifest.name} ${releaseId(manifest)} does not list ${file}.`);
  return entry.sha256;
}
