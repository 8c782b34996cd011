import { fragmentContainerSchema } from '@site/contract/fragments.ts';
import { idPrefix } from '@site/contract/places.ts';
import type { SiteRouter } from '@site/runtime';
import { preloadModules } from '../browser/modules.ts';
import { inPage, reportError } from '../errors/reportError.ts';
import { hydratePart, type Part } from './hydratePart.tsx';
import { loadPageModule } from './pageCode.ts';

const NEAR_SCREEN = '50%';
const VISITOR_EVENTS = ['pointerdown', 'focusin', 'keydown'];

/** Hydrates each fragment of a page once it is near the screen, touched or focused; `signal` aborts with the page. */
export function hydrateFragments(page: HTMLElement, router: SiteRouter, signal: AbortSignal): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-fragment][data-entry]')) {
    const onError = (error: unknown) => reportError(error, inPage(element.dataset));
    let isStarted = false;
    const start = () => {
      if (isStarted || signal.aborted) return;
      isStarted = true;
      // After a failure the server's HTML stays.
      hydrateFragment({ element, router, signal, renderedAt: '/', onError }).catch(onError);
    };
    for (const type of VISITOR_EVENTS)
      element.addEventListener(type, start, { capture: true, passive: true, signal });
    if (!('IntersectionObserver' in window)) continue;
    const onNear: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && start();
    new IntersectionObserver(onNear, { rootMargin: NEAR_SCREEN }).observe(element);
  }
}

async function hydrateFragment(part: Omit<Part, 'Page' | 'prefix'>): Promise<void> {
  const container = fragmentContainerSchema.parse({ ...part.element.dataset });
  const { remote, fragment, preload } = container;
  preloadModules(preload);
  const Page = await loadPageModule({ ...container, page: fragment });
  if (!part.signal.aborted) hydratePart({ ...part, Page, prefix: idPrefix(remote, fragment) });
}
