import type { Locator, Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { isHydrated, READY } from '../support/hydrated.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

const TOUCH = { hasTouch: true, isMobile: true };

const SMALL_PHONE = { width: 360, height: 640 };
const PHONE = { width: 390, height: 844 };

/** A phone, and a window with mouse and keyboard. */
const SCREENS = {
  'by touch': { viewport: SMALL_PHONE, ...TOUCH },
  'at 1366x768 by mouse and keyboard': { viewport: { width: 1366, height: 768 } },
};

const MAX_TABS = 120;
const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)';

/**
 * One walk through the site, from an empty browser to its end, on each screen. On the phone it goes
 * at 360x640; what its layout has to hold is asked at 390x844 too (`onEachPhone`).
 */
export function walk(title: string, steps: (visitor: Visitor) => Promise<void>): void {
  for (const [screen, options] of Object.entries(SCREENS)) {
    test.describe(screen, () => {
      test.use(options);
      test(title, { tag: '@errand' }, async ({ page, hasTouch, consoleMessages }) => {
        // Chats, maps and profiles of other sites.
        await page.context().route('https://**', (route) => route.abort());
        await page.context().addInitScript(keepIdleTime);
        await page.clock.install();
        await stopTime(page);
        await steps(visitorOf(page, hasTouch, consoleMessages));
      });
    });
  }
}

/**
 * Pages are laid out part by part in idle time; Playwright's clock would take 50 ms for each part. A
 * busy machine is never idle: there 50 ms are the most that a part waits.
 */
function keepIdleTime(): void {
  const whenIdle = window.requestIdleCallback.bind(window);
  const idle = (task: IdleRequestCallback) => whenIdle(task, { timeout: 50 });
  Object.defineProperty(window, 'requestIdleCallback', { get: () => idle, set: () => {} });
}

export type Visitor = ReturnType<typeof visitorOf>;

/** Goes through the site by finger, or by mouse and keyboard. Time passes only where a step says so. */
function visitorOf(page: Page, isPhone: boolean, consoleMessages: string[]) {
  const header = page.getByRole('banner');
  const consent = page.getByRole('region', { name: 'Cookies e privacidade' });
  const popup = page.getByRole('dialog', { name: /certifica/i });
  // On phones the bar of a rental is that button.
  const chat = page.getByRole('link', { name: /^(Conversar|Reservar) pelo WhatsApp$/ });

  /** Time passes, in milliseconds. */
  const wait = (duration: number) => page.clock.runFor(duration);

  /** What is there soon, while time passes. */
  const soon = <T>(actual: () => Promise<T>) =>
    expectSoon(async () => {
      await wait(20);
      return actual();
    });

  /** The page of the address is on screen, has its code, and lies still. */
  async function settle(): Promise<void> {
    await soon(async () => (await isHydrated(page)) && page.evaluate(isReady, READY)).toBe(true);
    await untilStill(page);
  }

  /** Opens an address as a typed one, a bookmark or a search engine's answer is opened. */
  async function arrive(path: string, options: { referer?: string } = {}): Promise<void> {
    await page.goto(path, options);
    await settle();
  }

  /** Opens an address in a session of its own, with what the browser remembers. */
  async function comeBack(path: string, { isSlow = false } = {}): Promise<void> {
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path, { waitUntil: isSlow ? 'commit' : 'load' });
    if (!isSlow) await settle();
  }

  /** By finger or mouse, in the middle of what is there. */
  const press = (target: Locator) => (isPhone ? target.tap() : target.click());

  /** By Tab and Enter where there is a keyboard. */
  async function pressByKey(target: Locator): Promise<void> {
    if (isPhone) return press(target);
    const element = await target.elementHandle();
    const hasFocus = () => element?.evaluate((found) => found === document.activeElement);
    for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus()); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await target.click({ trial: true });
    await page.keyboard.press('Enter');
  }

  /** Answers the banner on the home page, and the popup that comes then, if so. */
  async function choose(answer: string, popupButton?: string, by = press): Promise<void> {
    await by(consent.getByRole('button', { name: answer }));
    await expect(consent).toBeHidden();
    if (!popupButton) return;
    await wait(2000);
    await by(popup.getByRole('button', { name: popupButton }));
    await expect(popup).toBeHidden();
  }

  /** Follows a link of the site. */
  async function follow(link: Locator, path: string | RegExp, by = press): Promise<void> {
    await by(link);
    const address = soon(() =>
      page.evaluate(() => location.pathname + location.search + location.hash),
    );
    await (typeof path === 'string' ? address.toBe(path) : address.toMatch(path));
    await settle();
  }

  /** Presses what opens a tab, and says where that leads. */
  async function open(target: Locator, by = press): Promise<URL> {
    const opened = page.waitForEvent('popup');
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https:'));
    await by(target);
    const url = new URL((await asked).url());
    await (await opened).close();
    return url;
  }

  /** The prefilled message of the chat that opens. */
  async function openChat(target: Locator, by = press): Promise<string> {
    const { host, searchParams } = await open(target, by);
    expect(host).toBe('wa.me');
    return searchParams.get('text') ?? '';
  }

  async function type(field: Locator, text: string): Promise<void> {
    await press(field);
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }

  /** What the layout has to hold, on the larger phone too: the screens of the phones differ in nothing else. */
  async function onEachPhone(check: () => Promise<void>): Promise<void> {
    await check();
    if (!isPhone) return;
    await page.setViewportSize(PHONE);
    await check();
    await page.setViewportSize(SMALL_PHONE);
  }

  /** All of it is on the screen and can be pressed. */
  const expectPressable = (...targets: Locator[]) =>
    onEachPhone(async () => {
      for (const target of targets) {
        await expect(target).toBeInViewport({ ratio: 0.99 });
        await target.click({ trial: true });
      }
    });

  /** The chat is at hand, and lies over no control that is brought into view. */
  const expectChatBesideThePage = () =>
    onEachPhone(async () => {
      await expect(chat).toBeInViewport({ ratio: 0.99 });
      await chat.click({ trial: true });
      expect(await chat.evaluate(coveredControls, CONTROLS)).toEqual([]);
    });

  return {
    page,
    isPhone,
    consoleMessages,
    header,
    consent,
    popup,
    chat,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    cookies: page.getByRole('dialog', { name: 'Cookies e privacidade' }),
    menu: header.getByRole('button', { name: 'Menu' }),
    services: header.getByRole('button', { name: 'Serviços' }),
    accessibility: page.getByRole('region', { name: 'Acessibilidade' }),
    ...{ wait, soon, settle, arrive, comeBack, press, pressByKey, choose, follow, open, openChat },
    ...{ type, onEachPhone, expectPressable, expectChatBesideThePage },
  };
}

/** The address changes before the page: for a moment the former one is still on screen. */
function isReady(ready: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return Boolean(canonical?.endsWith(location.pathname) && document.querySelector(ready));
}

/** Controls under the chat button once each is scrolled into view as the keyboard does. */
function coveredControls(chat: Element, controls: string): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const covered = seen.filter((control) => {
    if (control === chat) return false;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    return chat.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return covered.map(({ textContent, outerHTML }) => textContent || outerHTML.slice(0, 80));
}
