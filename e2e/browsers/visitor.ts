/** A browser that a test drives as a visitor does, whatever protocol it speaks. */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  /**
   * Scrolls to the first visible element that a selector matches and whose text or label holds
   * `text`, and presses it where it lies.
   */
  press(selector: string, text?: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  /** What an expression gives in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Opens a tab that prints one address, where a browser does. */
  openPrinter?(): Promise<Printer>;
  /** Opens a browser that nothing was stored in yet. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an address on a screen as wide as a sheet: what an expression gives there, and the page as PDF. */
export type Printer = (
  url: string,
  expression: string,
) => Promise<{ read: unknown; pdf: Uint8Array }>;

type Key = 'Escape' | 'ArrowRight' | 'Enter' | 'Tab';

/** What the tabs of Playwright and of Puppeteer have in common. */
interface Tab {
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): { click(): Promise<void> } | null }>;
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
}

/** The width that menus drop down at. */
export const SIZE = { width: 1280, height: 800 };

/** A visitor in a browser's tab; `openTab` opens one in which nothing was stored yet. */
export async function visitorIn(
  browser: { close(): Promise<void> },
  openTab: () => Promise<Tab>,
): Promise<Visitor> {
  let tab = await openTab();
  return {
    async open(url) {
      await tab.goto(url).catch(() => undefined);
      // Firefox aborts it where it meets a navigation of the page's own, and shows a page of its own then.
      const shown = await tab.evaluate('document.documentURI').catch(() => '');
      if (shown !== url) await tab.goto(url);
    },
    back: () => tab.goBack(),
    async press(selector, text) {
      const element = (await tab.evaluateHandle(elementExpression(selector, text))).asElement();
      if (!element) throw new Error(`No ${selector} with "${text}".`);
      await element.click();
    },
    type: (text) => tab.keyboard.type(text),
    key: (name) => tab.keyboard.press(name),
    read: (expression) => tab.evaluate(expression),
    async forget() {
      tab = await openTab();
    },
    close: () => browser.close(),
  };
}

/** An expression that gives the element for {@link Visitor.press}. */
export function elementExpression(selector: string, text = ''): string {
  return `(() => {
    const holds = (element) => [element.textContent, element.getAttribute('aria-label')]
      .some((words) => words?.includes(${JSON.stringify(text)}));
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((element) => element.checkVisibility({ visibilityProperty: true }) && holds(element));
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found;
  })()`;
}
