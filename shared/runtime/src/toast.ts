import { type ToastKind, type ToastOptions, useSiteStore } from './siteStore.ts';

let count = 0;

/** Short messages: `toast.success('Salvo.')`. Each returns its id: `toast.loading` can become another. */
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
