import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { site } from './site.ts';
import { backendOrigin, hasStoredSession, sessionKey } from './storedSession.ts';

/** Shell and remotes are separate builds: on a page they share the client by this property of `window`. */
const NAME = Symbol.for('site.backend-client');

declare global {
  interface Window {
    [NAME]?: SupabaseClient;
  }
}

/** The one client of a page, with a stored session, which it refreshes, or the public key. The library is 47 kB. */
export function backendClient(): SupabaseClient {
  // The library throws if the storage has an invalid session: this call removes it.
  if (!window[NAME]) hasStoredSession();
  window[NAME] ??= createClient(backendOrigin(), site.backend.anonKey, {
    auth: { storageKey: sessionKey() },
  });
  return window[NAME];
}
