import { UserError } from '@site/composer/base/errors.ts';
import { type ActiveRelease, activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { messageOf } from '@site/contract/messageOf.ts';

/** Of what a site answers, what is true here as well: no compression, no caching. */
const PASSED_ON = ['content-type', 'location'];

/** Where what is not developed comes from: a published site, or else the database of this machine. */
export interface SiteAround {
  /** Its address, without a slash at the end. */
  site?: string | undefined;
  backend?: ((request: Request) => Promise<Response>) | undefined;
}

/**
 * What visitors of a published site see, as it says itself.
 * @throws UserError where it does not answer, or is no site of this kind.
 */
export async function siteReleases(site: string): Promise<ActiveRelease[]> {
  try {
    const answer = await fetch(`${site}/stage.json`);
    if (!answer.ok) throw new Error(`it answered with status ${answer.status}`);
    return activeReleasesSchema.parse(await answer.json());
  } catch (error) {
    throw new UserError(`${site}/stage.json: ${messageOf(error)}`);
  }
}

/**
 * What a published site answers.
 * @throws UserError where it does not.
 */
export async function siteAnswer(
  site: string,
  { url, method, headers }: Request,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  try {
    const answer = await fetch(site + pathname + search, { method, headers, redirect: 'manual' });
    const kept = [...answer.headers].filter(([name]) => PASSED_ON.includes(name));
    return new Response(answer.body, { status: answer.status, headers: kept });
  } catch (error) {
    throw new UserError(`${site} does not answer: ${messageOf(error)}`);
  }
}

/** What the database says: that of the site, or that of this machine. */
export async function databaseAnswer({ site, backend }: SiteAround, request: Request) {
  if (site) return siteAnswer(site, request);
  return backend ? backend(request) : Response.json({}, { status: 503 });
}
