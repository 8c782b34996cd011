import type { Manifest, ManifestFragment } from './manifest.ts';

/** On the element of a page that holds a fragment, filled by the composer, or else its fallback. */
export const PLACE = 'data-fragment-place';

/** A place as `<Fragment>` of the runtime renders it: a template ends it, so that it is filled without parsing. */
const FILLED =
  /(<section data-fragment-place="([^"]*)">).*?<template data-fragment-end=""><\/template>/gs;

/** Every id in a fragment begins with it, and no id of a page does: ids are unique on each page. */
export function idPrefix(remote: string, name: string): string {
  return `${remote}-${name}`;
}

/** The places of a page in the order of its document. */
export function placesIn(html: string): string[] {
  return [...html.matchAll(FILLED)].map(([, , place = '']) => place);
}

/** The fragments of releases with their owners, by the names of their places: `mf-channels/topics`. */
export function offeredBy<Owner extends Pick<Manifest, 'name' | 'fragments'>>(
  owners: readonly Owner[],
) {
  const offered = new Map<string, ManifestFragment & { owner: Owner }>();
  for (const owner of owners)
    for (const [name, fragment] of Object.entries(owner.fragments ?? {}))
      offered.set(`${owner.name}/${name}`, { owner, ...fragment });
  return offered;
}

/** A stylesheet of a page, as its document refers to it: it leaves with the pages that need it. */
export function pageStylesheet(address: string): string {
  return `<link rel="stylesheet" href="${address}" data-page-style>`;
}

/** A link to a stylesheet of a release, by publisher and file, and whether it is a page's. */
export const STYLESHEET_LINK =
  /<link rel="stylesheet" href="\/([^/"]+)\/([^"]+)"( data-page-style)?>/g;

/** A fragment as a page shows it, with the addresses of its stylesheets. */
export interface Shown {
  html: string;
  stylesheets: readonly string[];
}

/** Fills places by name, and links the stylesheets; a place without fragment keeps what it holds. */
export function fillPlaces(document: string, fragments: ReadonlyMap<string, Shown>): string {
  const shown = placesIn(document).map((place) => fragments.get(place)?.stylesheets ?? []);
  const links = [...new Set(shown.flat())].map(pageStylesheet).join('');
  return document
    .replaceAll(FILLED, (whole, start, place) => {
      const fragment = fragments.get(place);
      return fragment ? start + fragment.html : whole;
    })
    .replace('</head>', () => `${links}</head>`);
}
