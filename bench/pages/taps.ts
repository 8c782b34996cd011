import type { CDPSession } from 'playwright';
import * as z from 'zod';

/** What a visitor taps, and what shows that the page has answered. */
export interface Tap {
  control: string;
  /** What is typed once the tap has given the control the focus. */
  text?: string;
  effect: { selector: string; is: 'shown' | 'gone' | 'changed' };
}

const PANEL: Tap = {
  control: '.accessibility[data-place=header] > button',
  effect: { selector: '.accessibility-panel', is: 'shown' },
};

export const MENU: Tap = {
  control: '.menu-toggle',
  effect: { selector: '.menu-bar', is: 'shown' },
};

/** The first control of each page's own; where it has none, the accessibility panel of every page. */
export const OWN: Record<string, Tap> = {
  '/': PANEL,
  '/aluguel-auditorio': {
    control: 'main button[aria-label="Próxima foto"]',
    effect: {
      selector: 'main [role=group] [aria-label="2 de 5"]',
      is: 'shown',
    },
  },
  '/endereco-fiscal': {
    control: 'main form input',
    text: '1',
    effect: { selector: 'main dd', is: 'changed' },
  },
  '/canais-manifestacao': {
    control: 'main input[name=q]',
    text: 'procon',
    effect: { selector: 'main h4', is: 'changed' },
  },
  '/vagas': {
    control: 'main search input',
    text: 'auxiliar',
    effect: { selector: 'main li article', is: 'gone' },
  },
  '/crm': {
    control: 'main form button[type=submit]',
    effect: { selector: 'main form :is([aria-invalid=true], :focus:invalid)', is: 'shown' },
  },
};

const placeSchema = z.object({ x: z.number(), y: z.number() });

/** Taps where the page says, once it says so. */
export async function tapWhenAsked(devtools: CDPSession, text = ''): Promise<void> {
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'tapAt' });
  const tap = async (payload: string) => {
    const touchPoints = [placeSchema.parse(JSON.parse(payload))];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    if (text) await devtools.send('Input.insertText', { text });
  };
  // A page that has answered is closed, also before the finger is lifted. One that never answers is an error of its visit.
  devtools.on('Runtime.bindingCalled', ({ payload }) => void tap(payload).catch(() => {}));
}

/**
 * Runs in the page: has a control tapped 100 ms after the first paint, and notes in `answered` the
 * milliseconds from then until a frame shows the effect.
 */
export function watchTap({ control, effect }: Tap): void {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const read = () =>
    visible(effect.selector)
      .map(({ textContent }) => textContent)
      .join('\n');
  const begin = () => {
    const start = performance.now();
    const tap = () => {
      const [element] = visible(control);
      if (!element) return void setTimeout(tap, 20);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const before = read();
      Reflect.get(window, 'tapAt')(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
      const look = () => {
        const now = read();
        // A slide beside the one in view has a place, too.
        const isThere = visible(effect.selector).some(
          (one) => Math.abs(one.getBoundingClientRect().x) < innerWidth / 2,
        );
        const isAnswered = { shown: isThere, gone: !isThere, changed: now !== before }[effect.is];
        if (isAnswered) Object.assign(window, { answered: performance.now() - start });
        else requestAnimationFrame(look);
      };
      look();
    };
    tap();
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    setTimeout(begin, 100);
  }).observe({ type: 'paint', buffered: true });
}
