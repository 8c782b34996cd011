import { MODULE_LIST } from '@site/contract/moduleList.ts';
import { POINTER_RESTS, TAPPED } from '../frame/marks.ts';
import { onFirstContent } from './onFirstContent.ts';

/** Controls that work before scripts by themselves: the menus by CSS, consent by its own script. */
const NATIVE = '[data-consent],.menu';

/**
 * Starts the site's JavaScript once it is in nobody's way, in as few bytes as possible.
 *
 * - When: once the page shows content and its largest picture is there; at once when the visitor
 *   points at a control, taps or presses a key, or comes to a hidden tab; 1 s after `load`, and
 *   after 3 s whatever happens. Then all modules that the document lists are asked for together;
 *   the shell's, in their order, each start in a task of their own, so that none holds the page up.
 * - Until the pointer moves or is pressed, `data-pointer-rests` keeps the menus' CSS from opening what
 *   the page happens to put under it.
 * - Until a part of the page is hydrated (`data-hydrated`), the last tap on a button of it that would
 *   do nothing yet is marked, to be given after hydration (see `replayTap`). Links, `details`,
 *   fields and forms with an address of their own work by themselves and are never repeated. A tap
 *   that is heard already replaces the marked one.
 */
export function starterScript(): string {
  const code = [
    '(function(d,on,isStarted,isParsed,tapped){',
    'function start(p,lists,shell,tasks){if(isStarted)return;isStarted=1;',
    `lists=[].map.call(d.querySelectorAll("script[${MODULE_LIST}]"),function(s){return JSON.parse(s.textContent)});`,
    'shell=lists[0];tasks=new MessageChannel;lists.flat().forEach(function(h,l){l=d.createElement("link");l.rel="modulepreload";l.fetchPriority=p;l.href=h;d.head.append(l)});',
    'function run(h){(h=shell.shift())&&import(h).then(function(){tasks.port2.postMessage(0)})}tasks.port1.onmessage=run;isParsed?run():on("DOMContentLoaded",run)}',
    'function soon(){start("low")}function now(){start("high")}',
    'on("DOMContentLoaded",function(){isParsed=1});',
    `d.documentElement.setAttribute("${POINTER_RESTS}","");["pointermove","pointerdown"].forEach(function(t){on(t,function(){d.documentElement.removeAttribute("${POINTER_RESTS}")},{passive:true})});`,
    '["pointerdown","touchstart","keydown"].forEach(function(t){on(t,now,{capture:true,passive:true})});',
    'on("pointerover",function(e){e.target.closest("a,button,input,select,textarea,label,summary")&&now()},{passive:true});',
    'd.hidden&&on("visibilitychange",now);',
    'on("load",function(){setTimeout(soon,1e3)});setTimeout(soon,3e3);',
    onFirstContent(
      'var i=d.querySelector("img[fetchpriority=high]");if(!i||i.complete)soon();else["load","error"].forEach(function(t){i.addEventListener(t,soon)})',
    ),
    'on("click",function(e,t,r){t=e.target.closest("button");r=t&&t.closest("[data-remote],#root");',
    `if(!r||t.closest(${JSON.stringify(NATIVE)})||t.form&&(t.type=="reset"||t.type=="submit"&&t.form.hasAttribute("action")))return;`,
    `tapped&&tapped.removeAttribute("${TAPPED}");"hydrated"in r.dataset||(tapped=t).setAttribute("${TAPPED}","")},true)`,
    '})(document,addEventListener)',
  ];
  return `<script>${code.join('')}</script>`;
}
