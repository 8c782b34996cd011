import { OFFSCREEN_DEFERRED } from '../browser/marks.ts';
import { onFirstContent, onFirstScreen } from './onFirstScreen.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Selectors of parts that may lie below the screen: a page's sections after its first, the parts of the first, the
 * cards of a list, the footer. Each ends in a rare element or class: the end of the deferral must not restyle the
 * whole page. None depends on the inside of an element: where the parser paused within a section, `:has(section)`
 * ended its deferral during the first paint, which Chromium counts as a shift of 0.5 to 0.8 (6 of 400 visits on a
 * busy machine).
 */
const PARTS = [
  '[data-remote]>section:not(:first-of-type)',
  '[data-remote]>section:first-of-type section',
  'main li>article',
  '.site-footer>.page-width',
];

/** The mark's value until the page is painted. */
const UNPAINTED = 'unpainted';

/** Roughly the height of a part on a phone; the real one is known once it is laid out. */
const HEIGHT_REM = 40;
/** The next part is laid out in the same idle period only while more than this is left. */
const MIN_IDLE_MS = 30;

/** The style that goes with `deferOffscreen`. */
export function offscreenStyle(): string {
  const parts = PARTS.map((part) => `[${OFFSCREEN_DEFERRED}] ${part}`);
  const unpainted = PARTS.map((part) => `[${OFFSCREEN_DEFERRED}=${UNPAINTED}] ${part}`);
  return `@media screen and (width<48rem){${parts}{content-visibility:auto;contain-intrinsic-size:auto ${HEIGHT_REM}rem}${unpainted}{content-visibility:hidden}}`;
}

/**
 * For the first paint a phone lays out only the beginning of a page, then the parts near the screen: with both
 * the first paint of /canais-manifestacao took 566 instead of 490 ms, of /vagas 540 instead of 484. The other parts
 * follow in idle time; a part that is scrolled to, focused or searched is laid out at once.
 *
 * Off after a reload, Back or Forward and with a hash: the place in the page must be measured first. Off on large
 * screens: a part's guessed height may end on the screen, and the next part would jump.
 */
export function deferOffscreen(): void {
  const html = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.hash || Object(navigation).type !== 'navigate') return;
  html.setAttribute(OFFSCREEN_DEFERRED, UNPAINTED);
  onFirstContent(() => html.setAttribute(OFFSCREEN_DEFERRED, ''));
  onFirstScreen(() => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', layOutRest);
    else layOutRest();
  });
}

/** Lays out in idle time what is below the screen; from then on the page has its true height. */
export function layOutRest(): void {
  const waiting = document.querySelectorAll(PARTS.join()).values();
  const layOutSome = (deadline?: IdleDeadline) => {
    for (const part of waiting) {
      // Reading the box of its first child lays the part out.
      part.firstElementChild?.getBoundingClientRect();
      if (!deadline || deadline.timeRemaining() <= MIN_IDLE_MS) return whenIdle(layOutSome);
    }
    document.documentElement.removeAttribute(OFFSCREEN_DEFERRED);
  };
  whenIdle(layOutSome);
}
