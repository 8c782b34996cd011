import { fragmentContainerSchema } from '@site/contract/fragments.ts';
import { idPrefix } from '@site/contract/places.ts';
import type { SiteRouter } from '@site/runtime';
import { preloadModules } from '../browser/modules.ts';
import { inPage, reportError } from '../errors/reportError.ts';
import { hydratePart } from './hydratePart.tsx';
import { loadPageModule } from './pageCode.ts';

const NEAR_SCREEN = '50%';
const VISITOR_EVENTS = ['pointerdown', 'focusin', 'keydown'];

/** Hydrates each fragment of a page near the screen, or touched or focused. Returns what takes the roots away. */
export function hydrateFragments(page: HTMLElement, router: SiteRouter): () => void {
  const started = new Set<HTMLElement>();
  const isLeft = new AbortController();
  const { signal } = isLeft;
  const hydrate = (element: HTMLElement) => {
    if (started.has(element)) return;
    started.add(element);
    void hydrateFragment(element, router, signal);
  };
  const onNear: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) hydrate(target);
  };
  const near =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onNear, { rootMargin: NEAR_SCREEN })
      : undefined;
  for (const element of page.querySelectorAll<HTMLElement>('[data-fragment][data-entry]')) {
    near?.observe(element);
    const onVisitor = () => hydrate(element);
    for (const type of VISITOR_EVENTS)
      element.addEventListener(type, onVisitor, { capture: true, passive: true, signal });
  }
  return () => {
    near?.disconnect();
    isLeft.abort();
  };
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
