import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveSegment, type Segment } from '@site/contract/includes.ts';

const PLAIN = /^[A-Za-z0-9/._-]+$/;

/**
 * Finds the page of a path in a composed site, as the edge would: its own document, or that of a
 * pattern (`_.html`) with the last segment filled in. `pathname` is as in the address,
 * percent-encoded. `undefined` when nobody has it.
 */
export function findPage(siteFolder: string, pathname: string): string | undefined {
  const { page, folder, isRaw } = pageOf(pathname);
  const decoded = decode(page);
  if (decoded === undefined || decoded.split('/').includes('..')) return undefined;
  const file = [decoded, `${decode(folder)}_`]
    .filter((name) => PLAIN.test(name))
    .map((name) => join(siteFolder, isRaw ? 'pages' : '', `${name}.html`))
    .find((name) => existsSync(name));
  return file && resolveSegment(readFileSync(file, 'utf8'), segmentOf(page));
}

function pageOf(pathname: string) {
  const raw = /^\/pages(\/.+)\.html$/.exec(pathname)?.[1];
  const page = raw ?? (pathname === '/' ? '/index' : pathname);
  return { page, folder: page.slice(0, page.lastIndexOf('/') + 1), isRaw: raw !== undefined };
}

function segmentOf(page: string): Segment {
  const uri = page.slice(page.lastIndexOf('/') + 1);
  return { uri, text: decode(uri) ?? uri };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
