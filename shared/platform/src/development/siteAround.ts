import { UserError } from '@site/composer/base/errors.ts';
import { webAddress } from '@site/composer/base/variables.ts';
import { type ActiveRelease, activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { messageOf } from '@site/contract/messageOf.ts';

/** Headers of requests and answers that hold on both sides: none of host, compression or caching. */
const PASSED_ON = ['accept', 'cookie', 'referer', 'content-type', 'location'];

/**
 * A site's address, without a slash at its end.
 * @throws UserError where it is none.
 */
export function siteAddress(site: string): string {
  const { data } = webAddress.safeParse(site);
  if (data) return data;
  throw new UserError(`${JSON.stringify(site)} is no site: an address as https://… is expected.`);
}

/**
 * The active releases of a published site, as it lists them itself.
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
export async function siteAnswer(site: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const passedOn = (headers: Headers) => [...headers].filter(([name]) => PASSED_ON.includes(name));
  const asked = { method, headers: passedOn(request.headers), redirect: 'manual' } as const;
  const { body, status, headers } = await fetch(site + pathname + search, asked).catch((error) => {
    throw new UserError(`${site} does not answer: ${messageOf(error)}`);
  });
  return new Response(body, { status, headers: passedOn(headers) });
}
