import type { CDPSession } from 'playwright';
import * as z from 'zod';

/** A control to tap; once the page has answered, the elements in view that `effect` selects, or their texts, differ. */
export interface Tap {
  control: string;
  /** What is typed once the tap has given the control the focus. */
  text?: string;
  effect: string;
}

/** A link of every footer to another remote's page; a script clicks it, so that no finger prefetches. */
export function linkTo(path: string): Tap {
  return { control: `footer a[href="${path}"]`, effect: 'h1' };
}

export const MENU: Tap = { control: '.menu-toggle', effect: '.menu-bar' };

/** A page of each remote, and the heaviest, with the first control of its own; `/` has the panel of every page. */
export const OWN: Record<string, Tap> = {
  '/': { control: 'header button[popovertarget]', effect: '.accessibility-panel' },
  '/aluguel-auditorio': {
    control: 'main button[aria-label="Próxima foto"]',
    effect: 'main [role=group] [aria-label="2 de 5"]',
  },
  '/endereco-fiscal': { control: 'main form input', text: '1', effect: 'main dd' },
  '/canais-manifestacao': { control: 'main input[name=q]', text: 'procon', effect: 'main h4' },
  '/vagas': { control: 'main search input', text: 'auxiliar', effect: 'main li article' },
  '/crm': {
    control: 'main form button[type=submit]',
    effect: 'main form :is([aria-invalid=true], :focus:invalid)',
  },
};

const placeSchema = z.object({ x: z.number(), y: z.number() });

/** Taps at the point that the page sends to `tapAt`, as soon as it sends one. */
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
 * Runs in the page: has a control tapped 100 ms after the first paint, or when `window.tap` is called, and notes in
 * `answered` the milliseconds from then until a frame shows the effect, or another document is painted.
 */
export function watchTap(early?: Tap): void {
  const STARTED = 'bench.tapped';
  const clock = () => performance.timeOrigin + performance.now();
  const answer = (at: number) =>
    Object.assign(window, { answered: at - Number(sessionStorage.getItem(STARTED)) });
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const press = (element: Element) => {
    // What a link leads to tears down this script.
    if (element instanceof HTMLAnchorElement) return void setTimeout(() => element.click());
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    Reflect.get(window, 'tapAt')(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
  };
  const tap = ({ control, effect }: Tap) => {
    sessionStorage.setItem(STARTED, String(clock()));
    const read = () => {
      // A slide beside the one in view has a place, too.
      const isInView = (one: Element) => Math.abs(one.getBoundingClientRect().x) < innerWidth / 2;
      const shown = visible(effect).filter(isInView);
      return [shown.length, ...shown.map(({ textContent }) => textContent)].join('\n');
    };
    const begin = () => {
      const [element] = visible(control);
      if (!element) return void setTimeout(begin, 20);
      const before = read();
      press(element);
      const look = () => {
        if (read() !== before) answer(clock());
        else requestAnimationFrame(look);
      };
      look();
    };
    begin();
  };
  Object.assign(window, { tap });
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    if (sessionStorage.getItem(STARTED)) answer(performance.timeOrigin + paint.startTime);
    else if (early) setTimeout(tap, 100, early);
  }).observe({ type: 'paint', buffered: true });
}
