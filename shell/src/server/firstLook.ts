import { LOOK, LOOK_IS_OVER } from '../navigation/look.ts';
import { onFirstContent } from './onFirstContent.ts';

/**
 * What may lie below the screen: a page's parts after its first, the cards of a list, the footer.
 * Each ends in an element or class that few have: lifting it must not restyle the whole page.
 */
const PARTS = [
  '[data-remote]>section:not(:first-child)',
  'main section section',
  'main li>article',
  '.site-footer>.page-width',
];

/** Roughly what a part is high on a phone, in rem; what it is is known once it is laid out. */
const HEIGHT = 40;

/**
 * At the first look a phone lays out and draws only what is on its screen: a third to a half of that
 * work, which is most of what is between the document and the first paint. What is below follows
 * once the page is painted, part by part while nothing else is to be done (a further one only where
 * the last was quick), so that soon everything has its place as if this were not here. Nobody waits
 * for it: what is scrolled to, focused or searched is laid out by the browser at once.
 *
 * Not where a place in the page is returned to or named (reloaded, gone back to, an anchor), which
 * must be measured first; not without scripts; not on large screens, where a part's guessed height
 * may end on the screen and what comes next would jump. Pages that take another's place do the same
 * (`navigation/look.ts`).
 */
export function firstLook(): string {
  const later = PARTS.map((part) => `[${LOOK}] ${part}:not([data-laid-out])`);
  const style = `@media screen and (width<48rem){${later}{content-visibility:auto;contain-intrinsic-size:auto ${HEIGHT}rem}}`;
  const code = [
    '(function(h,d,n,parts,i){',
    'function idle(f){window.requestIdleCallback?requestIdleCallback(f):setTimeout(f,50)}',
    'function go(t,p){do{p=parts[i++];if(p){p.dataset.laidOut="";p.offsetHeight}}',
    'while(p&&t&&t.timeRemaining()>30);if(p)return idle(go);',
    `h.removeAttribute("${LOOK}");parts.forEach(function(p){delete p.dataset.laidOut})}`,
    `function all(){i=0;parts=d.querySelectorAll(${JSON.stringify(PARTS.join())});idle(go)}`,
    `addEventListener("${LOOK_IS_OVER}",all);`,
    `if(location.hash||!n||n.type!="navigate")return;h.setAttribute("${LOOK}","");`,
    onFirstContent('d.readyState=="loading"?addEventListener("DOMContentLoaded",all):all()'),
    '})(document.documentElement,document,performance.getEntriesByType("navigation")[0])',
  ];
  return `<style>${style}</style>\n<script>${code.join('')}</script>`;
}
