import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, UserError } from '@site/composer/base/errors.ts';
import { fillPlaceholders, PARTS, type Parts } from '@site/contract/placeholders.ts';

/** What surrounds a remote that is developed alone. */
export interface PublishedSite {
  /** How to speak of it. */
  label: string;
  /** The shell's parts, for a page that is not there yet. */
  parts(): Promise<Parts>;
  /** Answers what is not the remote's: `path` begins with a slash and may have a query. */
  fetch(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** No page may claim it, so the shell's own answers there. */
const NOBODYS = '/404';

/**
 * A site that is on stage.
 * @throws UserError where it does not answer, or not with a page of this kind of site.
 */
export function siteAt(address: string): PublishedSite {
  const base = address.replace(/\/+$/, '');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    try {
      return await fetch(base + path, { headers, redirect: 'manual' });
    } catch (error) {
      throw new UserError(`${base} does not answer: ${messageOf(error)}`);
    }
  };
  return {
    label: base,
    fetch: get,
    parts: async () => partsOf(await (await get(NOBODYS)).text(), base + NOBODYS),
  };
}

/** A plain frame: a shell's build, without any other page. `folder` is the build's. */
export function frameFrom(folder: string): PublishedSite {
  const read = (file: string) => readFileSync(join(folder, file));
  const parts = async () => {
    const texts = PARTS.map((part) => [part, read(`parts/${part}.html`).toString()]);
    return Object.fromEntries(texts) as Parts;
  };
  const notFound = async () =>
    htmlAnswer(404, fillPlaceholders(read('pages/404.html').toString(), await parts()));
  return {
    label: `the frame in ${folder}`,
    parts,
    async fetch(path) {
      const { pathname } = new URL(path, 'http://localhost');
      if (pathname === '/remotes.json') return Response.json([]);
      if (pathname.startsWith('/rest/')) return Response.json({}, { status: 503 });
      const file = fileOf(pathname);
      if (!file || !existsSync(join(folder, file))) return notFound();
      return new Response(read(file), { headers: { 'content-type': typeOf(file) } });
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

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

function typeOf(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

function htmlAnswer(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
