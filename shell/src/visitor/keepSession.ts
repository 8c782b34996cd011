import { sessionKey } from '@site/site/sessionKey.ts';
import { hasStoredSession } from '@site/site/storedSession.ts';

/** The authentication service answers in the hash or in the query. */
const AUTH_ERROR = /[#?&]error(?:_code|_description)?=/;

/**
 * Keeps a stored session valid on every page: the backend client, created, refreshes it near its
 * expiry and removes it when it cannot be refreshed. Without a session no code is loaded for it.
 * An authentication error in the address removes the session, which the client itself would keep.
 */
export async function keepSession(): Promise<void> {
  if (!hasStoredSession()) return;
  if (AUTH_ERROR.test(window.location.href)) {
    window.localStorage.removeItem(sessionKey());
    return;
  }
  const { backendClient } = await import('@site/site/backendClient.ts');
  backendClient();
}
