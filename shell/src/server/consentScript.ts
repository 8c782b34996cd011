import { CONSENT_CATEGORIES } from '@site/runtime';
import { CONSENT_KEY } from '../consent/consent.ts';
import { MAIN_ID, POINTER_RESTS } from '../frame/marks.ts';

/**
 * Shows the cookie banner before the first paint where no choice is stored, and lets its buttons
 * work until the frame is hydrated (`data-hydrated`, see `main.tsx`). What counts as a choice is what
 * `consent.ts` reads later, in as few bytes as possible: it stands in every page.
 */
export function consentScript(): string {
  const isKnown = CONSENT_CATEGORIES.map((category) => `x==${JSON.stringify(category)}`).join('||');
  const code = [
    `(function(h,k,v,c){try{v=localStorage.getItem(k);v=JSON.parse(v)}catch(e){}`,
    'c=v&&v.choice||v;',
    'if(c!=="accepted-all"&&c!=="essential-only"&&(c!=="custom"||v!==c&&!(Array.isArray(v.categories)',
    `&&v.categories.every(function(x){return ${isKnown}}))))h.dataset.asksConsent="";`,
    'addEventListener("click",function(e,b,r){',
    'b=e.target.closest("[data-consent]");r=document.getElementById("root");',
    'if(!b||!r||"hydrated"in r.dataset)return;',
    'h.dataset.earlyConsent=c=b.dataset.consent;delete h.dataset.asksConsent;',
    `h.setAttribute("${POINTER_RESTS}","");`,
    'try{localStorage.setItem(k,JSON.stringify({choice:c}))}catch(e){}',
    `document.getElementById(${JSON.stringify(MAIN_ID)}).focus({preventScroll:true})`,
    `})})(document.documentElement,${JSON.stringify(CONSENT_KEY)})`,
  ];
  return `<script>${code.join('')}</script>`;
}
