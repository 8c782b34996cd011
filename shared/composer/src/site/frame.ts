import { type Manifest, releaseId } from '@site/contract/manifest.ts';
import { fillPlaceholders, PARTS, type Parts } from '@site/contract/placeholders.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { Blobs } from '../store/blobs.ts';
import { type DocumentSources, inlineSources, policyTag } from './documentPolicy.ts';
import { type StyleInliner, styleInliner } from './inlineStyles.ts';

/** Raised when composing itself changes, so that every page is composed anew. */
export const COMPOSITION = '4';

/** What stands around every page. */
export interface Frame {
  /** Its head with the shell's stylesheet in it, and as the shell published it. */
  heads: { inline: FrameHead; linked: FrameHead };
  parts: Omit<Parts, 'head'>;
  /** The map of the site as HTML: the search page shows it. */
  map: string;
  /** Changes whenever a page of the same document would come out differently. */
  key: string;
  /** Where the documents are. */
  blobs: Blobs;
  inlineStyles: StyleInliner;
}

interface FrameHead {
  html: string;
  sources: DocumentSources;
}

/** The shell's stylesheet, as its head refers to it. */
const SHELL_STYLESHEET = /<link rel="stylesheet" href="\/shell\/([^"]+)">/;

/** The frame of a shell; `map` is that of the site. */
export async function frameOf(shell: Manifest, map: string, blobs: Blobs): Promise<Frame> {
  const { parts, connect = [] } = shell.shell ?? {};
  const hashes = PARTS.map((part) => hashOf(shell, parts?.[part] ?? ''));
  const [linked = '', header = '', footer = ''] = await Promise.all(
    hashes.map(async (hash) => (await blobs.read(hash)).toString()),
  );
  const inlineStyles = styleInliner(blobs);
  const stylesheets = SHELL_STYLESHEET.exec(linked)?.slice(1) ?? [];
  const { html: inline } = await inlineStyles(linked, shell, stylesheets);
  const headOf = (html: string): FrameHead => ({
    html,
    sources: {
      scripts: inlineSources(html, 'script'),
      styles: inlineSources(html, 'style'),
      connect,
    },
  });
  return {
    heads: { inline: headOf(inline), linked: headOf(linked) },
    parts: { header, footer },
    map,
    key: sha256Of([COMPOSITION, ...hashes, ...connect].join()),
    blobs,
    inlineStyles,
  };
}

/** A page's document in the frame, with these of its stylesheets in it. */
export async function composed(
  document: string,
  { heads, parts, inlineStyles }: Frame,
  release: Manifest,
  stylesheets: readonly string[] | undefined,
): Promise<string> {
  const { html, sources } = stylesheets ? heads.inline : heads.linked;
  const page = await inlineStyles(document, release, stylesheets ?? []);
  const policy = policyTag({ ...sources, styles: [...sources.styles, ...page.sources] });
  return fillPlaceholders(page.html, { ...parts, head: policy + html });
}

/**
 * A page's document without the shell's parts: in-page navigation fetches it. Opened by itself it runs no
 * inline script either.
 */
export function fragment(document: string): string {
  const head = policyTag({ scripts: [], styles: [], connect: [] });
  return fillPlaceholders(document, { head, header: '', footer: '' });
}

/** The hash of a file that a release lists. */
export function hashOf(manifest: Manifest, file: string): string {
  const entry = manifest.files[file];
  if (!entry) throw new Error(`${manifest.name} ${releaseId(manifest)} does not list ${file}.`);
  return entry.sha256;
}
