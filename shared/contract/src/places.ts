/* A place is where a page shows a fragment, a part that another remote owns and the composer puts in. */

/** On the element of a page that holds a fragment, or what stands there without it: its name. */
export const PLACE = 'data-fragment-place';

/** Ends what a place holds, so that the composer finds its end without parsing. */
export const PLACE_END_ATTRIBUTE = 'data-fragment-end';
const PLACE_END = `<template ${PLACE_END_ATTRIBUTE}=""></template>`;

/** Bytes of a fragment's HTML: what a page's team cannot see in its own budget. */
export const MAX_FRAGMENT_BYTES = 16_000;

/** Every id in a fragment begins with it, and no id of a page does: ids are unique on each page. */
export function idPrefix(remote: string, name: string): string {
  return `${remote}-${name}`;
}

/** The places of a page in the order of its document. */
export function placesIn(html: string): string[] {
  return [...html.matchAll(new RegExp(` ${PLACE}="([^"]*)"`, 'g'))].map(([, place = '']) => place);
}

/** A stylesheet of a page, as its document refers to it: it leaves with the pages that need it. */
export function pageStylesheet(address: string): string {
  return `<link rel="stylesheet" href="${address}" data-page-style>`;
}

/** A link to a stylesheet of a release, by publisher and file, and whether it is a page's. */
export const STYLESHEET_LINK =
  /<link rel="stylesheet" href="\/([^/"]+)\/([^"]+)"( data-page-style)?>/g;

/** A fragment as a page shows it. */
interface Shown {
  html: string;
  /** Addresses. */
  stylesheets: readonly string[];
}

/**
 * Puts fragments into the places of a document by name, and links to their stylesheets into its head; a
 * place without one keeps what it holds.
 */
export function fillPlaces(document: string, fragments: ReadonlyMap<string, Shown>): string {
  const addresses = new Set([...fragments.values()].flatMap(({ stylesheets }) => stylesheets));
  const links = [...addresses].map(pageStylesheet).join('');
  let filled = document.replace('</head>', () => `${links}</head>`);
  for (const [place, { html }] of fragments) {
    const start = `<section ${PLACE}="${place}">`;
    const from = filled.indexOf(start) + start.length;
    const to = filled.indexOf(PLACE_END, from);
    if (from >= start.length && to >= 0)
      filled = filled.slice(0, from) + html + filled.slice(to + PLACE_END.length);
  }
  return filled;
}
