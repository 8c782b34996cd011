import type { Manifest } from '@site/contract/manifest.ts';
import { idPrefix, MAX_FRAGMENT_BYTES, PLACE } from '@site/contract/places.ts';
import { type Finding, finding } from '../finding.ts';
import {
  containerProblem,
  DIRECTIVE,
  FRAME,
  outsideProblem,
  policyProblem,
} from './checkDocument.ts';
import { readHtml, type Tag, tagsOf } from './readHtml.ts';

/** What belongs to a page, or reaches beyond the place where it stands. */
const OF_PAGES = new Set('h1 main script link meta base template noscript iframe'.split(' '));

/**
 * Holds one fragment against the contract, as browsers read it in the shell's frame: it ends where it says, and
 * brings nothing that belongs to the page. With `placeProblem` it follows that a fragment breaks no page, so
 * that a thousand pages that show it need no check of their own.
 */
export function checkFragment(manifest: Manifest, name: string, source: string): Finding[] {
  const { document, preload = [] } = manifest.fragments?.[name] ?? {};
  const html = readHtml(`<!doctype html>${FRAME.head}${FRAME.header}${source}${FRAME.footer}`);
  const ids = new RegExp(`^_?${idPrefix(manifest.name, name)}`);
  const expected = {
    'data-fragment': name,
    'data-preload': JSON.stringify(preload.map((file) => `/${manifest.name}/${file}`)),
  };
  const tags = tagsOf(source);
  const problem =
    sourceProblem(source) ??
    outsideProblem(html) ??
    containerProblem(tags, manifest, expected) ??
    tags.map((tag) => tagProblem(tag, ids)).find((one) => one !== undefined);
  return problem ? [finding(manifest, 'fragment', problem, document)] : [];
}

function sourceProblem(source: string): string | undefined {
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_FRAGMENT_BYTES)
    return `it has ${bytes} bytes, at most ${MAX_FRAGMENT_BYTES} are allowed`;
  return source.search(DIRECTIVE) >= 0
    ? 'placeholders and directives belong to the page'
    : undefined;
}

function tagProblem(tag: Tag, ids: RegExp): string | undefined {
  const { name, attributes } = tag;
  const id = attributes.get('id') ?? '';
  if (OF_PAGES.has(name)) return `<${name}> belongs to the page`;
  if (attributes.has(PLACE)) return 'a fragment has no places for others';
  if (id && !ids.test(id))
    return `the id ${id} may stand twice on a page: begin it with ${ids.source.replace('^_?', '')}`;
  return policyProblem(tag);
}
