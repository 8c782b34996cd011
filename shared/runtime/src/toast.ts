import { type ToastKind, type ToastOptions, useSiteStore } from './siteStore.ts';

let count = 0;

/**
 * Short messages in a corner: `toast.success('Salvo.')`. Each returns the toast's id, so that
 * `toast.loading` can become `toast.success` later.
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
