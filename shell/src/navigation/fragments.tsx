import { fragmentContainerSchema } from '@site/contract/fragments.ts';
import { idPrefix } from '@site/contract/places.ts';
import type { SiteRouter } from '@site/runtime';
import { preloadModules } from '../browser/modules.ts';
import { inPage, reportError } from '../errors/reportError.ts';
import { hydratePart } from './hydratePart.tsx';
import { loadPageModule } from './pageCode.ts';

const NEAR_SCREEN = '50%';
const VISITOR_EVENTS = ['pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates the fragments of a page, each in a root of its own, when it comes near the screen or the
 * visitor touches or focuses it. Returns what takes the roots away.
 */
export function hydrateFragments(page: HTMLElement, router: SiteRouter): () => void {
  const isLeft = new AbortController();
  const { signal } = isLeft;
  for (const element of page.querySelectorAll<HTMLElement>('[data-fragment][data-entry]'))
    void untilNeeded(element, signal).then(() => hydrateFragment(element, router, signal));
  return () => isLeft.abort();
}

/** Resolves when an element comes near the screen, or the visitor touches or focuses it; never after `signal`. */
function untilNeeded(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const type of VISITOR_EVENTS)
      element.addEventListener(type, () => resolve(), { capture: true, passive: true, signal });
    if (!('IntersectionObserver' in window)) return;
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: NEAR_SCREEN },
    );
    near.observe(element);
    signal.addEventListener('abort', () => near.disconnect());
  });
}

/** Never rejects: what fails leaves the HTML that stands. `signal` says that the page is left, and its root goes. */
async function hydrateFragment(
  element: HTMLElement,
  router: SiteRouter,
  signal: AbortSignal,
): Promise<void> {
  const { remote = '', entry = '' } = element.dataset;
  const onError = (error: unknown) => reportError(error, inPage({ remote, entry }));
  try {
    const container = fragmentContainerSchema.parse({ ...element.dataset });
    const loading = loadPageModule(container);
    preloadModules(container.preload);
    const Page = await loading;
    if (signal.aborted) return;
    const root = hydratePart({
      element,
      Page,
      router,
      param: '',
      renderedAt: '/',
      prefix: idPrefix(remote, container.fragment),
      hasFallback: false,
      onError,
      onRestored: () => delete element.dataset.hydrated,
    });
    // Not at once: React forbids it while a root is rendering.
    signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  } catch (error) {
    onError(error);
  }
}
