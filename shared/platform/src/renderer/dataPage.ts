import type { Head } from '@site/content/page.ts';
import * as z from 'zod';

/** What an app's `server/onRequest.ts` gives for a path while developing: a page, or a file. */
export type DataPage =
  | { page: string; head: Head; structuredData: readonly object[]; html: string }
  | { type: string; body: string };

export const onRequestModuleSchema = z.object({
  answerOnRequest: z.custom<
    (path: string, fetch: typeof globalThis.fetch) => Promise<DataPage | undefined>
  >((value) => typeof value === 'function'),
});
