import { OPEN_CONSENT_EVENT } from '../frame/footer/CookiePreferences.tsx';

/** Calls back when somebody asks for the cookie banner; returns how to stop. */
export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(OPEN_CONSENT_EVENT, listener);
  return () => window.removeEventListener(OPEN_CONSENT_EVENT, listener);
}
