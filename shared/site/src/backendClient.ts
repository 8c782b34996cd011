import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { site } from './site.ts';
import { backendOrigin, hasStoredSession, sessionKey } from './storedSession.ts';

/** Shell and remotes are built apart: what they share on one page has a name on its window. */
const NAME = Symbol.for('site.backend-client');

declare global {
  interface Window {
    [NAME]?: SupabaseClient;
  }
}

/** The one client of a page, with a stored session, which it refreshes, or the public key. The library is 47 kB. */
export function backendClient(): SupabaseClient {
  // With anything but a session in its place the library throws.
  if (!window[NAME]) hasStoredSession();
  window[NAME] ??= createClient(backendOrigin(), site.backend.anonKey, {
    auth: { storageKey: sessionKey() },
  });
  return window[NAME];
}
