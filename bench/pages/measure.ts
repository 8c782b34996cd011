import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import * as z from 'zod';
import { type Form, nextOf } from './forms.ts';
import { linkTo, MENU, OWN, type Tap, tapWhenAsked, watchTap } from './taps.ts';
import { watchPage } from './watch.ts';

/** A mid-range phone on a slow line. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU = 4;
const PAGE_TIMEOUT_MS = 60_000;
const SETTLE_MS = 700;
/** Time for the prefetch: a tap on a link is shorter, a mouse often stays over it for longer. */
const PREFETCH_MS = 1500;

/**
 * The page's own measurements (`watchPage`). `tbt` is the total blocking time: the part of each long task beyond 50 ms,
 * after the first paint; `working` is the time at which frame and page respond to the visitor.
 */
const seenSchema = z.record(z.enum(['fcp', 'lcp', 'cls', 'tbt', 'working']), z.number());

/** One visit, in milliseconds and bytes. */
export interface Visit extends z.infer<typeof seenSchema> {
  bytes: number;
  requests: number;
  /** From a click on a link to another remote until its page is painted. */
  navigationCold: number;
  navigationPrefetched: number;
  /** From a tap 100 ms after the first paint to its effect, on the menu and the page's own control; at most a minute. */
  tapMenu: number;
  tapOwn: number;
}

/** All visits of one form to one page. */
export interface Row {
  path: string;
  form: Form;
  visits: Visit[];
}

/** Visits a page as a phone does, from an empty cache, until it works; then goes on to another. */
export async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const address = origin + path;
  const { navigation: navigationPrefetched, ...first } = await goOn(browser, address, path, true);
  const { navigation: navigationCold } = await goOn(browser, address, path, false);
  const tapMenu = await tap(browser, address, MENU);
  const tapOwn = await tap(browser, address, OWN[path] ?? MENU);
  return { ...first, navigationCold, navigationPrefetched, tapMenu, tapOwn };
}

/** One visit until the page works, and the milliseconds until the page that a link leads to is painted. */
function goOn(browser: Browser, address: string, path: string, isPrefetched: boolean) {
  const link = linkTo(nextOf(path));
  return inPhone(browser, async (page, devtools) => {
    let [bytes, requests] = [0, 0];
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await open(page, devtools, address);
    const seen = seenSchema.parse(await page.evaluate(() => Reflect.get(window, 'seen')));
    const own = { ...seen, bytes, requests };
    if (isPrefetched) {
      for (const type of ['pointerover', 'touchstart'])
        await page.locator(link.control).dispatchEvent(type);
      await pause(PREFETCH_MS);
    }
    await page.evaluate((what) => Reflect.get(window, 'tap')(what), link);
    return { ...own, navigation: await waitFor(devtools, 'window.answered') };
  });
}

function tap(browser: Browser, address: string, what: Tap): Promise<number> {
  const early = async (page: Page, devtools: CDPSession) => {
    await tapWhenAsked(devtools, what.text);
    await page.goto(address, { waitUntil: 'commit', timeout: PAGE_TIMEOUT_MS });
    return waitFor(devtools, 'window.answered').catch(() => PAGE_TIMEOUT_MS);
  };
  return inPhone(browser, early, what);
}

async function inPhone<Result>(
  browser: Browser,
  task: (page: Page, devtools: CDPSession) => Promise<Result>,
  early?: Tap,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.on('weberror', (event) => console.error(event.error().message));
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    // Buffers of size 0: the browser would hand over copies of all responses, which takes time from the page.
    await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await page.addInitScript(watchPage);
    await page.addInitScript(watchTap, early);
    return await task(page, devtools);
  } finally {
    await context.close();
    // What the browser tidies up must not fall on the next visit.
    await pause(SETTLE_MS);
  }
}

/**
 * Opens a page; resolves a second after it works. Uses DevTools: the code that Playwright adds to a page
 * to look into it is a task of 50 to 100 ms of its own on such a phone.
 */
async function open(page: Page, devtools: CDPSession, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: PAGE_TIMEOUT_MS });
  await waitFor(devtools, 'seen.working');
  // A frame without its page is no figure.
  await waitFor(devtools, "document.querySelectorAll('main h1').length");
  await pause(1000);
}

/** The value of an expression of the page, once it is a number above 0. */
async function waitFor(devtools: CDPSession, expression: string): Promise<number> {
  const until = Date.now() + PAGE_TIMEOUT_MS;
  while (Date.now() < until) {
    // A document that is just left answers no more.
    const { result } = await devtools
      .send('Runtime.evaluate', { expression })
      .catch(() => ({ result: { value: 0 } }));
    if (result.value > 0) return result.value;
    await pause(100);
  }
  throw new Error(`There is no ${expression} after ${PAGE_TIMEOUT_MS} ms.`);
}
