import * as z from 'zod/mini';
import { sessionKey } from './sessionKey.ts';

/** What the authentication library needs of a session; with anything else it throws on every page. */
const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
});

/** Whether the browser keeps a session; what is stored in its place but is none is removed. */
export function hasStoredSession(): boolean {
  try {
    const stored = window.localStorage.getItem(sessionKey());
    if (stored === null) return false;
    const isSession = sessionSchema.safeParse(parseJson(stored)).success;
    if (!isSession) window.localStorage.removeItem(sessionKey());
    return isSession;
  } catch {
    // The browser gives pages no storage.
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
