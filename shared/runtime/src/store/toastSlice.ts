import type { StateCreator } from 'zustand';

export type ToastKind = 'message' | 'success' | 'error' | 'warning' | 'info' | 'loading';

/** A short message somebody wants shown, or taken away. */
export type ToastRequest =
  | { id: string; kind: ToastKind; text: string; description?: string; duration?: number }
  | { id: string; kind: 'dismiss' };

export interface ToastSlice {
  /** Waiting to be shown by the shell. */
  toastRequests: readonly ToastRequest[];
  requestToast(request: ToastRequest): void;
  /** Hands over what is waiting, each request once. */
  takeToasts(): readonly ToastRequest[];
}

export const createToastSlice: StateCreator<ToastSlice> = (set, get) => ({
  toastRequests: [],
  requestToast: (request) =>
    set(({ toastRequests }) => ({ toastRequests: [...toastRequests, request] })),
  takeToasts: () => {
    const taken = get().toastRequests;
    if (taken.length > 0) set({ toastRequests: [] });
    return taken;
  },
});
