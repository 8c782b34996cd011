import { ANSWER_TIMEOUT_MS } from '@site/site/inTime.ts';
import { listedModules, preloadModules } from '../browser/modules.ts';
import { nextTask } from '../browser/nextTask.ts';
import { fallbackToStaticHtml } from '../errors/unhydratedPage.ts';
import { onFirstScreen, onPicture } from './onFirstScreen.ts';

const LATEST_START_MS = 3000;

/** A file that fails is asked for again after so long. */
const RETRIES_MS = [500, 2000, 8000];
/** Long enough for a slow line; after it a file is requested again. */
const FILE_TIMEOUT_MS = 10_000;

/**
 * How many of the shell's files, its loader and React, are requested alone until they begin to arrive. React
 * runs first and is half of all bytes: requested together with the others it arrived last.
 */
const FIRST = 2;

const CONTROL = 'a,button,input,select,textarea,label,summary';

/**
 * Requests the first files once the document and its largest picture are here: the line is idle then for the 200 ms
 * of the first paint. Requests the others, and starts all, once the page shows content and that picture is drawn; at
 * once when the visitor points at a control, taps or presses a key; after 3 s in any case. The shell's files start in
 * their order, each in a task of its own, so that none holds the page up.
 *
 * A failed module stays failed while its page is open, so a file of the shell is fetched first and imported only once
 * it is here. After 3 s, or a failure, the page looks as without scripts until all files are here.
 */
export function startModules(load: (address: string) => Promise<unknown>): void {
  let priority: 'low' | 'high' = 'low';
  let begins = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const ask = (address: string) => ({ address, isHere: fetchModule(address, priority, begins) });
  let files: ReturnType<typeof ask>[] | undefined;
  const askFirst = () => {
    const [shell] = listedModules(document);
    files ??= shell?.slice(0, FIRST).map(ask);
  };
  let isStarted = false;
  const start = async () => {
    askFirst();
    if (isStarted || !files) return;
    isStarted = true;
    const late = setTimeout(toStatic, ANSWER_TIMEOUT_MS);
    await hasBegun;
    const [shell = [], ...others] = listedModules(document);
    files.push(...shell.slice(FIRST).map(ask));
    preloadModules(others.flat(), priority);
    await isParsed;
    for (const { address, isHere } of files) {
      if (!(await isHere)) return;
      await load(address);
      await nextTask();
    }
    clearTimeout(late);
  };
  const soon = () => void start().catch(toStatic);
  const now = () => {
    priority = 'high';
    soon();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, now, { capture: true, passive: true });
  addEventListener(
    'pointerover',
    ({ target }) => target instanceof Element && target.closest(CONTROL) && now(),
    { passive: true },
  );
  setTimeout(soon, LATEST_START_MS);
  void isParsed.then(() =>
    onPicture(() => {
      // Scripts that answer for a part before it is hydrated; where one fails, hydration answers.
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-early]'))
        load(dataset.early ?? '').catch(() => {});
      askFirst();
    }),
  );
  onFirstScreen(soon);
}

function toStatic(): void {
  fallbackToStaticHtml(document.documentElement);
}

/** Fetches a file into the browser's cache; resolves with false when it has failed four times. */
async function fetchModule(
  address: string,
  priority: 'low' | 'high',
  begins: () => void,
): Promise<boolean> {
  for (const pause of [0, ...RETRIES_MS]) {
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      // A browser without `AbortController` starts no module: listeners of frame and pages end by it, too.
      const stop = new AbortController();
      setTimeout(() => stop.abort(), FILE_TIMEOUT_MS);
      // A retry skips the cache, which may hold a network's login page.
      const options: RequestInit = { priority, cache: pause ? 'reload' : 'default' };
      const answer = await fetch(address, { ...options, signal: stop.signal }).finally(begins);
      // Only what has come to its end is in the cache.
      await answer.arrayBuffer();
      if (answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')) return true;
    } catch {}
    toStatic();
  }
  return false;
}
