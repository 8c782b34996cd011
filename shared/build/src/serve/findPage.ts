import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveSegment } from '@site/contract/includes.ts';

const PLAIN = /^[A-Za-z0-9/._-]+$/;

/**
 * Finds the page of a decoded path in a composed site, as the edge would: its own document, or
 * that of a pattern (`_.html`) with the last segment filled in. `undefined` when nobody has it.
 */
export function findPage(siteFolder: string, pathname: string): string | undefined {
  const raw = /^\/pages(\/.+)\.html$/.exec(pathname)?.[1];
  const page = raw ?? (pathname === '/' ? '/index' : pathname);
  const cut = page.lastIndexOf('/') + 1;
  const segment = page.slice(cut);
  const own = PLAIN.test(page) ? page : undefined;
  const pattern = PLAIN.test(page.slice(0, cut)) ? `${page.slice(0, cut)}_` : undefined;
  const file = [own, pattern]
    .filter((name) => name !== undefined && !name.split('/').includes('..'))
    .map((name) => join(siteFolder, raw ? 'pages' : '', `${name}.html`))
    .find((name) => existsSync(name));
  return file && resolveSegment(readFileSync(file, 'utf8'), segment);
}
