import { site } from '@site/site';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

let client: SupabaseClient | undefined;

/**
 * The one client of this page. It keeps a session that the authentication service gave, refreshes
 * it when it is near its end, and sends its access token along; without one, the public key.
 */
export function jobsClient(): SupabaseClient {
  client ??= createClient(site.backend.url || window.location.origin, site.backend.anonKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
  return client;
}
