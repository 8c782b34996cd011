import { useSiteStore } from '@site/runtime';
import { useState } from 'react';
import { useWidget } from '../widgets/useWidget.ts';

const loadToasts = () => import('./Toasts.tsx');

/** Shows toasts, from the first one on: before that, nothing of it is loaded. */
export function ToastHost() {
  const isAskedFor = useSiteStore(({ toastRequests }) => toastRequests.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (isAskedFor && !isNeeded) setNeeded(true);
  const Toasts = useWidget(loadToasts, isNeeded);
  return Toasts ? <Toasts /> : null;
}
