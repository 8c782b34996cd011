import type { SiteRouter } from '@site/runtime';

/** On `<html>`: only what is on the screen is laid out. */
export const LOOK = 'data-first-look';
/** Tells the head's script that the page is painted: the rest may be laid out. */
export const LOOK_IS_OVER = 'first-look-is-over';

/**
 * A page that is about to take another's place is looked at like one that is opened (see
 * `server/firstLook.ts`), unless one goes back in it or to an anchor: that place is measured.
 */
export function beginLook({ state }: SiteRouter): void {
  const { historyAction, location } = state;
  const isNew = historyAction !== 'POP' && !location.hash;
  document.documentElement.toggleAttribute(LOOK, isNew);
}

/** The page is painted: what is below the screen is laid out when there is time. */
export function endLook(): void {
  window.dispatchEvent(new Event(LOOK_IS_OVER));
}
