import { site } from './site.ts';

/** Origin of the backend: a Supabase project, or the site itself. */
export function backendOrigin(): string {
  return site.backend.url || window.location.origin;
}

/** Where browsers keep a session, as `@supabase/supabase-js` names it for the backend. */
export function sessionKey(): string {
  return `sb-${new URL(backendOrigin()).hostname.split('.')[0]}-auth-token`;
}
