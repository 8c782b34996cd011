/**
 * The key that the browser sends to the embedded backend and to docker-compose. It is public on
 * purpose: it is part of every page, opens nothing that a request without a key doesn't, and is not
 * checked. Only hosted Supabase has a key of its own (SUPABASE_ANON_KEY), which is public as well.
 */
export const PUBLIC_ANON_KEY = 'sb_publishable_local_and_public';
