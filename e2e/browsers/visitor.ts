/** A browser that a test drives as a visitor does, whatever protocol it speaks. */
export interface Visitor {
  /** As in "Firefox 153". */
  name: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Scrolls to the first visible element that a selector matches and whose text or label holds
   * `text`, and presses it where it lies.
   */
  press(selector: string, text?: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  key(name: 'Escape' | 'ArrowRight' | 'Enter' | 'Tab'): Promise<void>;
  /** What an expression gives in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Opens a browser that nothing was stored in yet. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The width that menus drop down at. */
export const SIZE = { width: 1280, height: 800 };

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
