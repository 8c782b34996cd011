import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UserError } from '@site/composer/base/errors.ts';
import type { Claimant } from '@site/composer/validation/claims.ts';
import { type ActiveRelease, activeReleasesSchema } from '@site/contract/activeReleases.ts';
import { fillPlaceholders, PARTS, type Parts } from '@site/contract/placeholders.ts';
import { fileAnswer, htmlAnswer } from './responses.ts';

/** What surrounds the apps that are developed. */
export interface Site {
  /** What is claimed of its paths; nothing where it is not a whole site. */
  claimants(): Promise<readonly Claimant[] | undefined>;
  /** The shell's parts, for a page that is not there yet. */
  parts(): Promise<Parts>;
  /** Answers what is none of the developed apps': `path` begins with a slash and may have a query. */
  fetch(
    path: string,
    init?: { method: string; headers: Record<string, string> },
  ): Promise<Response>;
}

/** A whole site: what visitors of it see is known. */
interface PublishedSite extends Site {
  claimants(): Promise<ActiveRelease[]>;
}

/** No page may claim it, so the shell's own answers there. */
const SHELL_PAGE = '/404';

/**
 * A published site.
 * @throws UserError where it does not answer, or not with a page of this kind of site.
 */
export function siteAt(address: string): PublishedSite {
  const base = address.replace(/\/+$/, '');
  const get: Site['fetch'] = async (path, init) => {
    try {
      return await fetch(base + path, { ...init, redirect: 'manual' });
    } catch (error) {
      throw new UserError(`${base} does not answer: ${messageOf(error)}`);
    }
  };
  return {
    fetch: get,
    claimants: () => releasesOf(base),
    parts: async () => partsOf(await (await get(SHELL_PAGE)).text(), base + SHELL_PAGE),
  };
}

/** What visitors of a site see, as it says itself. */
async function releasesOf(base: string): Promise<ActiveRelease[]> {
  try {
    const answer = await fetch(`${base}/stage.json`);
    if (!answer.ok) throw new Error(`it answered with status ${answer.status}`);
    return activeReleasesSchema.parse(await answer.json());
  } catch (error) {
    throw new UserError(`${base}/stage.json: ${messageOf(error)}`);
  }
}

/** A plain frame: a shell's build, without any other page. `folder` is the build's. */
export function frameFrom(folder: string): Site {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const parts = async () => {
    const texts = PARTS.map(async (part) => [part, await read(`parts/${part}.html`)]);
    return Object.fromEntries(await Promise.all(texts)) as Parts;
  };
  return {
    parts,
    claimants: async () => undefined,
    async fetch(path) {
      const { pathname } = new URL(path, 'http://localhost');
      if (pathname === '/remotes.json') return Response.json([]);
      if (pathname.startsWith('/rest/')) return Response.json({}, { status: 503 });
      const file = join(folder, fileOf(pathname) ?? '');
      if (file !== join(folder) && existsSync(file)) return fileAnswer(file);
      return htmlAnswer(fillPlaceholders(await read('pages/404.html'), await parts()), 404);
    },
  };
}

/** The shell's parts, cut out of a page of the shell's own, which has nothing else around it. */
function partsOf(page: string, address: string): Parts {
  const head = /(?:^.*\sdata-page-head.*\n)+([\s\S]*?)\n?<\/head>/m.exec(page)?.[1];
  const header = /<body>\n([\s\S]*?)<div data-remote="shell"/.exec(page)?.[1];
  const footer = /(<\/main>(?:(?!<\/main>)[\s\S])*)\n<\/body>/.exec(page)?.[1];
  if (head && header && footer) return { head, header, footer };
  throw new UserError(`${address} is no page of a site like this: it has no header and footer.`);
}

/** `assets` and `brand` are below the shell's name, files of the root are not. */
function fileOf(pathname: string): string | undefined {
  const asset = /^\/shell\/((?:assets|brand)\/[\w.@-]+)$/.exec(pathname)?.[1];
  return asset ?? (/^\/[\w-]+\.\w+$/.test(pathname) ? `root${pathname}` : undefined);
}
