import {
  type FrameLink,
  mainLinks,
  partnerLink,
  serviceGroups,
  servicePages,
  servicesMenu,
} from '../frame/links.ts';

/**
 * Marks the entry of the page on screen by CSS alone: the page's container says which page it is.
 * So the mark is there at first paint and without scripts, though the header is one for all pages.
 */
export function currentPageStyle(): string {
  const selectors = [
    ...[...mainLinks, partnerLink, ...servicePages].map((link) =>
      markOn([link], `.menu-item[href="${link.href}"]`),
    ),
    ...serviceGroups.map(({ id, links }) => markOn(links, `[data-menu=${id}]>.menu-item`)),
    markOn(servicePages, `[data-menu=${servicesMenu.id}]>.menu-item`),
  ];
  return `<style>${selectors.join(',')}{--is-current:1}</style>`;
}

function markOn(pages: readonly FrameLink[], target: string): string {
  const shown = pages.map(({ href }) => `[data-page="${href}"]`);
  return `body:has(${shown.join(',')}) .menu ${target}`;
}
