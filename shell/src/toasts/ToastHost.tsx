import { useSiteStore } from '@site/runtime';
import { Suspense, useState } from 'react';
import { lazyWidget } from '../widgets/lazyWidget.ts';

const Toasts = lazyWidget(() => import('./Toasts.tsx'));

/** Shows toasts, from the first one on: before that, nothing of it is loaded. */
export function ToastHost() {
  const isAskedFor = useSiteStore(({ toastRequests }) => toastRequests.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (isAskedFor && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
