import { site } from '@site/site';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/** The one client of this page. Nobody signs in, so it keeps, refreshes and looks for no session. */
export function jobsClient(): SupabaseClient {
  client ??= createClient(site.backend.url || window.location.origin, site.backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return client;
}
