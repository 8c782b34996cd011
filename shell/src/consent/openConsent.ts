/** Event on `window` that shows the cookie banner again; the footer's link sends it. */
export const OPEN_CONSENT_EVENT = 'site:open-consent';

/** Calls back when somebody asks for the cookie banner; returns how to stop. */
export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(OPEN_CONSENT_EVENT, listener);
  return () => window.removeEventListener(OPEN_CONSENT_EVENT, listener);
}
