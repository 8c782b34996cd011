import { openConsent } from '../../consent/openConsent.ts';
import { content } from './content.ts';

/**
 * A button that reopens the cookie choice; without scripts a link to what is known about them. The
 * button is one element before and after hydration, so it keeps the focus.
 */
export function CookiePreferences() {
  const { label, href } = content.cookies;
  return (
    <>
      <button type="button" className="footer-link noscript:hidden" onClick={openConsent}>
        {label}
      </button>
      <noscript>
        <a href={href} className="footer-link">
          {label}
        </a>
      </noscript>
    </>
  );
}
