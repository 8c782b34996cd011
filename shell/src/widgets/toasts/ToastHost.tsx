import { useSiteStore } from '@site/runtime';
import stylesheet from 'sonner/dist/styles.css?url';
import { useWidget } from '../useWidget.ts';

const loadToasts = async () => {
  const [toasts] = await Promise.all([import('./Toasts.tsx'), appendStylesheet(stylesheet)]);
  return toasts;
};

/** Shows toasts, from the first one on: before that, nothing of it is loaded. */
export function ToastHost() {
  const isAskedFor = useSiteStore(({ toastRequests }) => toastRequests.length > 0);
  const Toasts = useWidget(loadToasts, isAskedFor);
  return Toasts ? <Toasts /> : null;
}

/** What only toasts need is no part of the page's stylesheet; rejects where it does not come. */
function appendStylesheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}
