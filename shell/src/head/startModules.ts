import { ANSWER_TIMEOUT_MS } from '@site/site/inTime.ts';
import { listedModules, preloadModules } from '../browser/modules.ts';
import { nextTask } from '../browser/nextTask.ts';
import { fallbackToStaticHtml } from '../errors/unhydratedPage.ts';
import { onFirstScreen, onPicture } from './onFirstScreen.ts';

const LATEST_START_MS = 3000;

/** A file that fails is asked for again after so long. */
const RETRIES_MS = [500, 2000, 8000];
/** A slow line takes its time; what is not here by then is asked for again. */
const FILE_TIMEOUT_MS = 10_000;

/**
 * So many of the shell's files, its loader and React, have the line to themselves until they begin to
 * come. React runs first and is half of all bytes: asked for together with the others it came last.
 */
const FIRST = 2;

const CONTROL = 'a,button,input,select,textarea,label,summary';

/**
 * Asks for the first files once the document and its largest picture are here, which leaves the line idle for the
 * 200 ms of the first paint; for the others, and starts all, once the page shows content and that picture is drawn; at
 * once when the visitor points at a control, taps or presses a key; after 3 s whatever happens. The shell's start in
 * their order, each in a task of its own, so that none holds the page up.
 *
 * A module that failed stays failed for as long as its page is open: a file of the shell is fetched until it is
 * here, and only then imported. After 3 s, or a failure, the page is as without scripts until all are.
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
      // What parts have to answer before they are hydrated; where it fails, hydration answers.
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
      // Where it is missing no module starts: listeners of frame and pages end by it.
      const stop = new AbortController();
      setTimeout(() => stop.abort(), FILE_TIMEOUT_MS);
      // What a network's login page has put into the cache is not taken again.
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
