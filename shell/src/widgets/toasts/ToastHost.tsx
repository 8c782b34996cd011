import { useSiteStore } from '@site/runtime';
import stylesheet from 'sonner/dist/styles.css?url';
import { appendToHead, stylesheetLoaded } from '../../browser/headTag.ts';
import { useWidget } from '../useWidget.ts';

/** What only toasts need is no part of the page's stylesheet. */
const loadToasts = async () => {
  const link = appendToHead('link', { rel: 'stylesheet', href: stylesheet });
  const [toasts] = await Promise.all([import('./Toasts.tsx'), stylesheetLoaded(link, stylesheet)]);
  return toasts;
};

/** Shows toasts, from the first one on: before that, nothing of it is loaded. */
export function ToastHost() {
  const isAskedFor = useSiteStore(({ toastRequests }) => toastRequests.length > 0);
  const Toasts = useWidget(loadToasts, isAskedFor);
  return Toasts ? <Toasts /> : null;
}
