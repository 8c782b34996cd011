import { messageOf } from '@site/contract/messageOf.ts';
import { answerQuery, isSent } from './answerQuery.ts';
import { openEmbedded } from './database.ts';

/** A running backend: the site's own queries, always as role `anon`. */
export type Backend = Awaited<ReturnType<typeof openBackend>>;

/**
 * Opens the embedded database (`openEmbedded`) and serves it. Relative paths count from the working directory.
 * @throws UserError with one clear sentence.
 */
export async function openBackend(options: Parameters<typeof openEmbedded>[0]) {
  const database = await openEmbedded(options);
  await database.exec(BECOME_ANON);
  let isClosed = false;
  return {
    /**
     * Answers the queries of `@site/contract/queries.ts`; 400 for others and for what the database refuses, 405 for
     * other methods than `GET` and `HEAD`, 503 after close. Never rejects.
     */
    async fetch({ method, url }: Request): Promise<Response> {
      if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'This backend is read-only');
      if (!isSent(new URL(url)))
        return refusal(400, 'The site does not send this query (shared/contract/src/queries.ts)');
      return answerQuery(database, new URL(url)).catch((error) =>
        refusal(isClosed ? 503 : 400, messageOf(error)),
      );
    },
    /** Closes the database and gives its folder back. */
    close: () => {
      isClosed = true;
      return database.end();
    },
  };
}

/** Gives the one session the rights of visitors, before the first request. */
export const BECOME_ANON = `
  set timezone = 'UTC';
  set default_transaction_read_only = on;
  set role anon;
`;

function refusal(status: number, message: string): Response {
  return Response.json({ code: String(status), message, details: null, hint: null }, { status });
}
