import { create } from 'zustand';
import type { Consent } from './consent.ts';

export type ToastKind = 'message' | 'success' | 'error' | 'warning' | 'info' | 'loading';

export interface ToastOptions {
  /** The id of a toast on screen: that toast changes, and no second one appears. */
  id?: string;
  /** A second line. */
  description?: string;
  /** Milliseconds until it closes by itself; 4000 if not given, never while loading. */
  duration?: number;
  /** A button of the toast: `{ label: 'Desfazer', onClick }`. */
  action?: { label: string; onClick(): void };
}

/** A short message to show or to take away. */
export type ToastRequest =
  | (ToastOptions & { id: string; kind: ToastKind; text: string })
  | { id: string; kind: 'dismiss' };

export interface SiteState {
  /** The visitor's choice; `null` while none was made. */
  consent: Consent | null;
  /** Whether the browser's storage was read; before that, `consent: null` has no meaning. */
  isConsentKnown: boolean;
  /** Sets the choice for every embed on the page; the shell stores it. */
  setConsent(consent: Consent | null): void;
  /** Waiting to be shown by the shell. */
  toastRequests: readonly ToastRequest[];
  requestToast(request: ToastRequest): void;
  /** Hands over what is waiting, each request once. */
  takeToasts(): readonly ToastRequest[];
}

/** State that pages and shell share. It starts as on the server, so that hydration agrees. */
export const useSiteStore = create<SiteState>()((set, get) => ({
  consent: null,
  isConsentKnown: false,
  setConsent: (consent) => set({ consent, isConsentKnown: true }),
  toastRequests: [],
  requestToast: (request) =>
    set(({ toastRequests }) => ({ toastRequests: [...toastRequests, request] })),
  takeToasts: () => {
    const taken = get().toastRequests;
    if (taken.length > 0) set({ toastRequests: [] });
    return taken;
  },
}));
