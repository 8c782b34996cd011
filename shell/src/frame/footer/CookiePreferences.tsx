import { openConsent } from '../../consent/openConsent.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { content } from './content.ts';

/** A button that reopens the cookie choice; without scripts a link to what is known about them. */
export function CookiePreferences() {
  const { label, href } = content.cookies;
  if (!useIsHydrated()) {
    return (
      <a href={href} className="footer-link">
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="footer-link" onClick={openConsent}>
      {label}
    </button>
  );
}
