import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { fillInterest, footerLink, withConsent } from '../support/onPage.ts';
import { moveTimeouts, stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

/*
 * A visit on a bad line: the menu, a form, a link, the search, while one kind of request goes wrong. Each
 * errand ends within 5 s: by the site's code, by a page that the browser loads, or by a sentence.
 */

const LIMIT_MS = 5000;
const STEP_MS = 250;
const BUSY_MS = 2000;

interface Errand {
  name: string;
  act(page: Page): Promise<void>;
  /** What a visitor sees once it has ended. */
  ends(page: Page): Locator;
}

type Fault = (route: Route) => Promise<void> | undefined;

const foreign = { contentType: 'text/html', body: '<title>Wi-Fi</title><p>Entre na rede' };
const silence: Fault = () => undefined;
const none: Fault = (route) => route.continue();
const wifi: Fault = (route) => route.fulfill(foreign);
const FAULTS: Record<string, Fault> = {
  'fails always': (route) => route.abort(),
  'is never answered': silence,
  'is answered with the page of a Wi-Fi': wifi,
};
/** Refused for its type by browsers, and by `startModules`: one that is foreign fails. */
const isScript = (kind: string) => /\.js$|entry$|^packages$/.test(kind);

/** The kind of a request: files of one kind are loaded by the same code. */
function kindOf(request: Request): string | undefined {
  const { pathname, protocol } = new URL(request.url());
  if (protocol !== 'http:' || request.isNavigationRequest()) return undefined;
  if (/\.(avif|webp|svg|png|woff2)$|Tooltip-|^\/remotes\.json$/.test(pathname)) return 'decoration';
  if (/^\/pages\//.test(pathname)) return 'a document';
  if (/^\/mf-.*remoteEntry-/.test(pathname)) return 'a remote’s entry';
  // They come with main.js, which imports them.
  if (/^\/shell\/assets\/(?:react|runtime|rolldown-runtime)-/.test(pathname)) return 'packages';
  return pathname
    .replace(/^\/mf-[^/]+/, 'a remote’s ')
    .replace(/assets\/[^.]*/, (file) =>
      pathname.startsWith('/mf-') ? 'file ' : file.replace(/-\w+$/, ''),
    );
}

/** Requests that wait for an answer which comes. */
function inFlight(page: Page, isHeld: (request: Request) => boolean): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => void (isHeld(request) || requests.add(request)));
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
  page.on('framenavigated', () => {
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request);
  });
  return requests;
}

const ERRANDS: readonly Errand[] = [
  {
    name: 'opens the menu',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Serviços' }).click(),
    ends: (page) => page.locator('.menu-services > .menu-panel > ul > li > a'),
  },
  {
    name: 'sends a form',
    async act(page) {
      const form = page.getByRole('main').getByRole('form');
      await fillInterest(form);
      // Where the form's code does not come a sentence takes the button's place, at any moment.
      const send = form.getByRole('button', { disabled: false });
      await send.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
    },
    ends: (page) => page.getByText(/registrados com sucesso|Avise seu interesse pelo WhatsApp/),
  },
  {
    name: 'follows a link',
    act: (page) => footerLink(page, 'Ouvidoria').click(),
    ends: (page) => page.getByRole('heading', { level: 1, name: 'Ouvidoria' }),
  },
  {
    name: 'searches',
    async act(page) {
      const field = page.getByRole('searchbox');
      await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
      if (!(await passTime(page, () => field.isVisible()))) return;
      await field.fill('procon');
      await field.press('Enter');
    },
    ends: (page) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Procon' })
        .or(page.getByText(/A busca não carregou\.|Alguns recursos desta página não carregaram\./)),
  },
];

let waiting: ReadonlySet<Request> = new Set();

/** Lets time pass, but not while an answer is on its way, until something is so or 5 s are over. */
async function passTime(page: Page, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let passed = 0; ; passed += STEP_MS) {
    await expectSoon(() => waiting.size).toBe(0);
    if (await isSo().catch(() => false)) return true;
    // A busy machine may still render what has come: no time passes for the page meanwhile.
    if (passed >= LIMIT_MS) {
      const rendered = expectSoon(isSo, { timeout: BUSY_MS }).toBe(true);
      return rendered.then(
        () => true,
        () => false,
      );
    }
    await page.clock.runFor(STEP_MS);
  }
}

/** Does one errand; whether it ended. */
async function hasEnded(page: Page, { act, ends }: Errand): Promise<boolean> {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await act(page);
  const before = documents;
  const isOver = () => ends(page).filter({ visible: true }).first().isVisible();
  // What was pressed while the browser loaded the page anew is pressed again.
  return (
    (await passTime(page, async () => documents !== before || (await isOver()))) &&
    ((await isOver()) || (await act(page).then(() => passTime(page, isOver))))
  );
}

/**
 * Goes through a visit in a page of its own, where each request meets the fault that `faultOf` names, and
 * gives the errands that did not end. `faultOf` hears every request, and the errand that made it.
 */
async function visit(
  context: BrowserContext,
  errands: readonly Errand[],
  faultOf: (request: Request, errand: Errand | undefined) => Fault,
): Promise<string[]> {
  const page = await context.newPage();
  let errand: Errand | undefined;
  waiting = inFlight(page, (request) => faultOf(request, errand) === silence);
  await page.route(/^https:/, (route) => route.abort());
  await page.route(
    ({ protocol }) => protocol === 'http:',
    (route) => faultOf(route.request(), errand)(route),
  );
  await page.clock.install();
  await moveTimeouts(page);
  await withConsent(page);
  await stopTime(page);
  const open: string[] = [];
  await page.goto('/crm', { waitUntil: 'domcontentloaded' });
  for (errand of errands) if (!(await hasEnded(page, errand))) open.push(errand.name);
  await page.close();
  return open;
}

/** Each kind of request of a visit on a good line, with the place of the errand that made the first of it. */
async function kindsOfRequests(context: BrowserContext): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  const found = await visit(context, ERRANDS, (request, errand) => {
    const kind = kindOf(request);
    const place = errand ? ERRANDS.indexOf(errand) : 0;
    if (kind && !kinds.has(kind)) kinds.set(kind, place);
    return none;
  });
  expect(found).toEqual([]);
  expect(kinds.size).toBeGreaterThan(8);
  return kinds;
}

/** Found once by each worker. */
let kinds: Map<string, number> | undefined;

test('where every file fails once no errand is delayed beyond 5 s', async ({ context }) => {
  const failed = new Set<string>();
  const fault: Fault = (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  };
  const faultOf = (request: Request) => (kindOf(request) ? fault : none);
  expect(await visit(context, ERRANDS, faultOf)).toEqual([]);
});

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`what ${name} delays no errand beyond 5 s`, async ({ context }) => {
    test.setTimeout(600_000);
    kinds ??= await kindsOfRequests(context);
    const unended: string[] = [];
    for (const [kind, place] of kinds) {
      if (fault === wifi && isScript(kind)) continue;
      const faultOf = (request: Request) => (kindOf(request) === kind ? fault : none);
      const open = await visit(context, ERRANDS.slice(place), faultOf);
      for (const errand of open) unended.push(`${kind} ${name}: ${errand}`);
    }
    expect(unended, `${kinds.size} kinds of requests`).toEqual([]);
  });
}
