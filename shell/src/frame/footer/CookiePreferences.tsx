import { useIsHydrated } from '../useIsHydrated.ts';
import { content } from './content.ts';

/** Asks the cookie consent to open again; whoever shows it listens on `window`. */
export const OPEN_CONSENT_EVENT = 'site:open-consent';

/** A button that reopens the cookie choice; without scripts a link to what is known about them. */
export function CookiePreferences() {
  const isHydrated = useIsHydrated();
  if (!isHydrated) {
    return (
      <a href="/politica-cookies" className="footer-link">
        {content.cookies}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="footer-link"
      onClick={() => window.dispatchEvent(new CustomEvent(OPEN_CONSENT_EVENT))}
    >
      {content.cookies}
    </button>
  );
}
