import * as z from 'zod/mini';
import { site } from './site.ts';
import { withStorage } from './withStorage.ts';

/** Origin of the backend: a Supabase project, or the site itself. */
export function backendOrigin(): string {
  return site.backend.url || window.location.origin;
}

/** Where browsers keep a session, as `@supabase/supabase-js` names it for the backend. */
export function sessionKey(): string {
  return `sb-${new URL(backendOrigin()).hostname.split('.')[0]}-auth-token`;
}

/** What the authentication library needs of a session; with anything else it throws on every page. */
const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
});

/** Whether the browser keeps a session; an invalid one is removed. */
export function hasStoredSession(): boolean {
  const key = sessionKey();
  const session = withStorage('localStorage', (storage) =>
    sessionSchema.parse(JSON.parse(storage.getItem(key) ?? '')),
  );
  if (!session) withStorage('localStorage', (storage) => storage.removeItem(key));
  return session !== undefined;
}
