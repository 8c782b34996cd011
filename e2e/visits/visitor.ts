import type { Locator, Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { isHydrated } from '../support/hydrated.ts';
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

const READY = 'html:not([data-offscreen-deferred]) nav[data-hydrated]';
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
        await steps(new Visitor(page, hasTouch, consoleMessages));
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

/** Goes through the site by finger, or by mouse and keyboard. Time passes only where a step says so. */
export class Visitor {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly consoleMessages: string[];
  readonly main: Locator;
  readonly header: Locator;
  readonly footer: Locator;
  readonly consent: Locator;
  readonly cookies: Locator;
  readonly popup: Locator;
  readonly menu: Locator;
  readonly services: Locator;
  readonly chat: Locator;
  readonly accessibility: Locator;

  constructor(page: Page, isPhone: boolean, consoleMessages: string[]) {
    this.page = page;
    this.isPhone = isPhone;
    this.consoleMessages = consoleMessages;
    this.main = page.getByRole('main');
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.consent = page.getByRole('region', { name: 'Cookies e privacidade' });
    this.cookies = page.getByRole('dialog', { name: 'Cookies e privacidade' });
    this.popup = page.getByRole('dialog', { name: /certifica/i });
    this.menu = this.header.getByRole('button', { name: 'Menu' });
    this.services = this.header.getByRole('button', { name: 'Serviços' });
    // On phones the bar of a rental is that button.
    this.chat = page.getByRole('link', { name: /^(Conversar|Reservar) pelo WhatsApp$/ });
    this.accessibility = page.getByRole('region', { name: 'Acessibilidade' });
  }

  /** Opens an address as a typed one, a bookmark or a search engine's answer is opened. */
  async arrive(path: string, options: { referer?: string } = {}): Promise<void> {
    await this.page.goto(path, options);
    await this.settle();
  }

  /** Opens an address in a session of its own, with what the browser remembers. */
  async comeBack(path: string, { isSlow = false } = {}): Promise<void> {
    await this.page.goto('/robots.txt');
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.goto(path, { waitUntil: isSlow ? 'commit' : 'load' });
    if (!isSlow) await this.settle();
  }

  /** The page of the address is on screen, has its code, and lies still. */
  async settle(): Promise<void> {
    const { page } = this;
    await this.soon(async () => (await isHydrated(page)) && page.evaluate(isReady, READY)).toBe(
      true,
    );
    await untilStill(page);
  }

  /** What is there soon, while time passes. */
  soon<T>(actual: () => Promise<T>) {
    return expectSoon(async () => {
      await this.wait(20);
      return actual();
    });
  }

  /** Time passes, in milliseconds. */
  wait(duration: number): Promise<void> {
    return this.page.clock.runFor(duration);
  }

  /** Scrolls as far as a part of the page. */
  show(part: Locator): Promise<void> {
    return part.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  }

  /** By finger or mouse, in the middle of what is there. */
  press(target: Locator): Promise<void> {
    return this.isPhone ? target.tap() : target.click();
  }

  /** By Tab and Enter where there is a keyboard. */
  async pressByKey(target: Locator): Promise<void> {
    if (this.isPhone) return this.press(target);
    const element = await target.elementHandle();
    const hasFocus = () => element?.evaluate((found) => found === document.activeElement);
    for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus()); tabs += 1)
      await this.page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await expectSoon(() => canPress(target)).toBe(true);
    await this.page.keyboard.press('Enter');
  }

  /** Follows a link of the site by `press` or `pressByKey`. */
  async follow(link: Locator, path: string | RegExp, press = this.press): Promise<void> {
    await press.call(this, link);
    const address = () =>
      this.page.evaluate(() => location.pathname + location.search + location.hash);
    const soon = this.soon(address);
    await (typeof path === 'string' ? soon.toBe(path) : soon.toMatch(path));
    await this.settle();
  }

  /** Presses what opens a tab, and says where that leads. */
  async open(target: Locator, press = this.press): Promise<URL> {
    const opened = this.page.waitForEvent('popup');
    const asked = this.page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https:'));
    await press.call(this, target);
    const url = new URL((await asked).url());
    await (await opened).close();
    return url;
  }

  /** The prefilled message of the chat that opens. */
  async openChat(target: Locator, press = this.press): Promise<string> {
    const { host, searchParams } = await this.open(target, press);
    expect(host).toBe('wa.me');
    return searchParams.get('text') ?? '';
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** What the layout has to hold, on the larger phone too: the screens of the phones differ in nothing else. */
  async onEachPhone(check: () => Promise<void>): Promise<void> {
    await check();
    if (!this.isPhone) return;
    await this.page.setViewportSize(PHONE);
    await check();
    await this.page.setViewportSize(SMALL_PHONE);
  }

  /** All of it is on the screen and can be pressed. */
  expectPressable(...targets: Locator[]): Promise<void> {
    return this.onEachPhone(async () => {
      for (const target of targets) await expectPressable(target);
    });
  }

  /** The chat is at hand, and lies over no control that is brought into view. */
  expectChatBesideThePage(): Promise<void> {
    return this.onEachPhone(async () => {
      await expectPressable(this.chat);
      expect(await this.chat.evaluate(coveredControls, CONTROLS)).toEqual([]);
    });
  }
}

/** The address changes before the page: for a moment the former one is still on screen. */
function isReady(ready: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return Boolean(canonical?.endsWith(location.pathname) && document.querySelector(ready));
}

async function expectPressable(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.99 });
  await expectSoon(() => canPress(target), { message: String(target) }).toBe(true);
}

/** Whether the browser finds the control, or what it is made of, at its middle. */
function canPress(target: Locator): Promise<boolean> {
  return target.evaluate((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
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
