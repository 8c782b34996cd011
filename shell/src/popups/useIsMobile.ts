import { useSyncExternalStore } from 'react';

/** Mobile means a viewport narrower than 768 px. */
const MOBILE = '(width < 768px)';

/** Whether the viewport is a phone's; follows its width. In the browser alone. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(MOBILE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
