import * as z from 'zod/mini';

/* Paths and patterns. A pattern's last segment is a variable: `/blog/:category` claims `/blog/economia`. */

const VARIABLE = /\/:[a-z]+$/;
const PARAM = /^[^/]+$/;

/** The shell's page that searches; without scripts it is the map of the site. */
export const SEARCH_PATH = '/busca';

/** Pages that the shell alone may publish. */
const SHELL_PAGES = ['/400', '/404', '/503', SEARCH_PATH];

/** What the edge answers by itself; tests hold nginx's template against it. `/*` is all below a path. */
const EDGE_ADDRESSES = [
  '/index',
  '/health',
  '/visit-errors',
  '/metrics',
  '/status',
  '/pages/*',
  '/rest/*',
  '/shell/*',
];
const PUBLISHERS_FILES = /^\/mf-[^/]*(\/|$)/;

/** File systems take names of 255 bytes, of which `.html`, `.br` and `.<uuid>.tmp` need 50. */
export const MAX_NAME_LENGTH = 120;
export const MAX_PATH_LENGTH = 300;

const SEGMENTS = `(?=.{1,${MAX_PATH_LENGTH}}$)(/[a-z0-9-]{1,${MAX_NAME_LENGTH}})+`;
const PATH_HINT = `expected a path of at most ${MAX_PATH_LENGTH} characters, ${MAX_NAME_LENGTH} between slashes`;

/** A path or pattern as a page claims it: `/`, `/sobre`, `/blog/:category`. */
export const claimedPath = z
  .string()
  .check(z.regex(new RegExp(`^/$|^${SEGMENTS}(/:[a-z]{1,${MAX_NAME_LENGTH}})?$`), PATH_HINT));

/** A path without a variable: where a page moved from, and where to. */
export const plainPath = z.string().check(z.regex(new RegExp(`^/$|^${SEGMENTS}$`), PATH_HINT));

/** Whether a claimed path ends in a variable. */
export function isPattern(path: string): boolean {
  return VARIABLE.test(path);
}

/** Whether a path is kept for the edge, or for the shell where another publisher claims it. */
export function isReserved(path: string, publisher = ''): boolean {
  if (SHELL_PAGES.includes(path)) return publisher !== 'shell';
  const isBelow = (address: string) =>
    address.endsWith('/*') && `${path}/`.startsWith(address.slice(0, -1));
  return (
    PUBLISHERS_FILES.test(path) ||
    EDGE_ADDRESSES.some((address) => address === path || isBelow(address))
  );
}

/** The pattern without its variable: `/blog/:category` → `/blog`. A plain path stays as it is. */
export function parentOf(pattern: string): string {
  return pattern.replace(VARIABLE, '') || '/';
}

/** The document of a claimed path: `/` → `index.html`, `/blog/:category` → `blog/_.html`. */
export function documentFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${path.slice(1).replace(/:[a-z]+$/, '_')}.html`;
}

/** Whether a claimed path or pattern covers a visited path, which is as it stands in the address. */
export function matches(claimed: string, pathname: string): boolean {
  return isPattern(claimed) ? paramOf(claimed, pathname) !== '' : claimed === pathname;
}

/** The value of a pattern's variable in a visited path; empty where the pattern does not match. */
export function paramOf(claimed: string, pathname: string): string {
  if (!isPattern(claimed)) return '';
  const folder = claimed.slice(0, claimed.lastIndexOf('/') + 1);
  const param = pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
  return PARAM.test(param) ? param : '';
}

/** Where a page's document is served without the shell's parts, for in-page navigation. */
export function rawPath(pathname: string): string {
  return `/pages${pathname === '/' ? '/index' : pathname}.html`;
}

/** The page of such an address: the inverse of `rawPath`. */
export function pageOfRaw(path: string): string {
  return path.replace(/^\/pages/, '').replace(/(\/index)?\.html$/, '') || '/';
}
