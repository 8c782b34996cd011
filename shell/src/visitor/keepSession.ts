import { hasStoredSession, sessionKey } from '@site/site/storedSession.ts';

/** The authentication service answers in the hash or in the query. */
const AUTH_ERROR = /[#?&]error(?:_code|_description)?=/;

/** Keeps a stored session valid, by the client; an error of authentication in the address removes it. */
export async function keepSession(): Promise<void> {
  if (!hasStoredSession()) return;
  if (AUTH_ERROR.test(window.location.href)) {
    window.localStorage.removeItem(sessionKey());
    return;
  }
  const { backendClient } = await import('@site/site/backendClient.ts');
  backendClient();
}
