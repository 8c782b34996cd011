import { type ToastAction, type ToastKind, useSiteStore } from './siteStore.ts';

export interface ToastOptions {
  /** Of a toast that is already there: it changes instead of a second one appearing. */
  id?: string;
  /** A second line. */
  description?: string;
  /** Milliseconds until it closes by itself; 4000 if not given, never while loading. */
  duration?: number;
  /** A button of the toast: `{ label: 'Desfazer', onClick }`. */
  action?: ToastAction;
}

let count = 0;

/**
 * Short messages in a corner of the page: `toast.success('Salvo.')`. Each returns the toast's id,
 * so that `toast.loading` can become `toast.success` later. The shell shows them, and loads what
 * it needs for that with the first one.
 */
export const toast = {
  message: shower('message'),
  success: shower('success'),
  error: shower('error'),
  warning: shower('warning'),
  info: shower('info'),
  loading: shower('loading'),
  dismiss: (id: string) => useSiteStore.getState().requestToast({ id, kind: 'dismiss' }),
};

function shower(kind: ToastKind) {
  return (text: string, { id = `toast-${++count}`, ...options }: ToastOptions = {}): string => {
    useSiteStore.getState().requestToast({ id, kind, text, ...options });
    return id;
  };
}
