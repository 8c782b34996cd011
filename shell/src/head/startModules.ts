import { MODULE_LIST } from '@site/contract/moduleList.ts';
import { onFirstScreen } from './onFirstScreen.ts';

const AFTER_LOAD_MS = 1000;
const LATEST_START_MS = 3000;

const CONTROL = 'a,button,input,select,textarea,label,summary';

/**
 * Starts the site's modules: once the page shows content and its largest picture is drawn; at once
 * when the visitor points at a control, taps or presses a key, or comes to a hidden tab; 1 s after
 * `load`, and after 3 s whatever happens. Then all modules that the document lists are asked for
 * together; the shell's, in their order, each start in a task of their own, so that none holds the
 * page up.
 */
export function startModules(load: (address: string) => Promise<unknown>): void {
  let isStarted = false;
  let isParsed = false;
  const start = (priority: 'low' | 'high') => {
    const [shell, ...others] = listedModules();
    if (isStarted || !shell) return;
    isStarted = true;
    for (const address of [...shell, ...others.flat()]) preload(address, priority);
    const tasks = new MessageChannel();
    const run = () => {
      const next = shell.shift();
      if (next) void load(next).then(() => tasks.port2.postMessage(0));
    };
    tasks.port1.onmessage = run;
    if (isParsed) run();
    else addEventListener('DOMContentLoaded', run);
  };
  const soon = () => start('low');
  const now = () => start('high');
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
  });
  for (const type of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, now, { capture: true, passive: true });
  addEventListener(
    'pointerover',
    ({ target }) => target instanceof Element && target.closest(CONTROL) && now(),
    { passive: true },
  );
  if (document.hidden) addEventListener('visibilitychange', now);
  addEventListener('load', () => setTimeout(soon, AFTER_LOAD_MS));
  setTimeout(soon, LATEST_START_MS);
  onFirstScreen(soon);
}

/** The modules of the shell, then those of the page. */
function listedModules(): string[][] {
  const lists = document.querySelectorAll(`script[${MODULE_LIST}]`);
  return [...lists].map(({ textContent }) => JSON.parse(textContent));
}

function preload(address: string, priority: 'low' | 'high'): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = priority;
  link.href = address;
  document.head.append(link);
}
