import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { fillPlaces, PLACE, placesIn } from '@site/contract/places.ts';
import { parseFragment, serialize } from 'parse5';
import { tagsOf } from './readHtml.ts';

/** What some elements around it would end, or read otherwise than in a fragment that stands alone. */
const PROBE =
  '<div><a></a><button></button><form></form><h2></h2><li></li><dd></dd><p></p><tr></tr><option></option></div>';
const PROBE_ALONE = serialize(parseFragment(PROBE));

/** Holds the places of a page's document against those that the manifest names, and what they hold once filled. */
export function placeProblem(
  { name: remote }: Manifest,
  { places = [] }: ManifestPage,
  source: string,
): string | undefined {
  if (places.length === 0 && !source.includes(PLACE)) return undefined;
  const probes = new Map(places.map((place) => [place, { html: PROBE, stylesheets: [] }]));
  const tags = tagsOf(fillPlaces(source, probes));
  const found = tags.filter(({ attributes }) => attributes.has(PLACE));
  const named = found.map(({ attributes }) => attributes.get(PLACE));
  const others = new Set(places.filter((place) => !place.startsWith(`${remote}/`)));
  // Also of what is none in the tree, as in a comment: composing fills each text of that form.
  const isOther = (one: readonly unknown[]) => one.join() !== [...others].join();
  if (isOther(named) || isOther(placesIn(source)))
    return `it has places for ${named.join(', ') || 'no fragment'}, the manifest says ${places.join(', ') || 'none'}: each once, none of its own`;
  const wrong = found.find(({ element }) => serialize(element) !== PROBE_ALONE);
  return (
    wrong &&
    `a fragment would not stay as it is in ${wrong.source}: use <Fragment> of @site/runtime, in no link, button, form or table`
  );
}
