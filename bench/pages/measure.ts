import type { Browser, CDPSession, Page } from 'playwright';
import * as z from 'zod';

/** A mid-range phone on a slow line. */
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU = 4;
const PATIENCE_MS = 20_000;
const SETTLE_MS = 700;

const paintsSchema = z.object({
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  /** Total blocking time: what long tasks took beyond 50 ms each, after the first paint. */
  tbt: z.number(),
  longestTask: z.number(),
  /** When frame and page answered to the visitor; 0 where they never do. */
  working: z.number(),
});

/** One visit, in milliseconds and bytes. */
export type Visit = z.infer<typeof paintsSchema> & {
  /** From the first tap on the menu until the next frame. */
  menuTap: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** The longest chain of requests of which each was asked for by the one before. */
  depth: number;
};

/** Visits a page as a phone does, from an empty cache; with scripts, until it works. */
export async function visit(browser: Browser, address: string, works: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    const network = watchNetwork(devtools);
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS * 3 });
    if (works)
      await page.waitForFunction(() => Reflect.get(window, 'seen').working > 0, null, {
        timeout: PATIENCE_MS * 3,
      });
    await page.waitForTimeout(1500);
    const paints = paintsSchema.parse(await page.evaluate(() => Reflect.get(window, 'seen')));
    return { ...paints, ...network(), menuTap: works ? await tapMenu(page) : 0 };
  } finally {
    await context.close();
    // What the browser tidies up must not fall on the next visit.
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
}

/** Runs in the page, before anything of it: notes what the browser says of it. */
function watchPage(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, longestTask: 0, working: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Object(entry).hadRecentInput) seen.cls += Number(Object(entry).value);
  });
  watch('longtask', ({ duration, startTime }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
    if (seen.fcp > 0 && startTime > seen.fcp) seen.tbt += Math.max(0, duration - 50);
  });
  const isAlive = (node: Element | null | undefined) =>
    Object.keys(node ?? {}).some((key) => key.startsWith('__react'));
  const timer = setInterval(() => {
    const isWorking =
      document.querySelector('nav[data-hydrated]') !== null &&
      isAlive(document.querySelector('[data-remote]')?.firstElementChild);
    if (!isWorking) return;
    seen.working = performance.now();
    clearInterval(timer);
  }, 20);
}

/** How long the menu takes to show that it was tapped, as browsers measure an interaction. */
async function tapMenu(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { tapped: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const longest = Math.max(Reflect.get(window, 'tapped'), entry.duration);
        Object.assign(window, { tapped: longest });
      }
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  await page.waitForTimeout(600);
  return z.number().parse(await page.evaluate(() => Reflect.get(window, 'tapped')));
}

function watchNetwork(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const addresses = new Map<string, { url: string; type: string }>();
  let [bytes, scriptBytes] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other' }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
    depths.set(request.url, (depths.get(parent) ?? 0) + 1);
    addresses.set(requestId, { url: request.url, type });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (addresses.get(requestId)?.type === 'Script') scriptBytes += encodedDataLength;
  });
  return () => ({
    requests: addresses.size,
    bytes,
    scriptBytes,
    depth: Math.max(...depths.values()),
  });
}
