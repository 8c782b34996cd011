const OPEN_CONSENT_EVENT = 'site:open-consent';

/** Asks the cookie banner to open again. */
export function openConsent(): void {
  window.dispatchEvent(new CustomEvent(OPEN_CONSENT_EVENT));
}

/** Calls back when somebody asks for the cookie banner; returns how to stop. */
export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(OPEN_CONSENT_EVENT, listener);
  return () => window.removeEventListener(OPEN_CONSENT_EVENT, listener);
}
