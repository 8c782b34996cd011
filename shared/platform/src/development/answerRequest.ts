import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfRaw } from '@site/contract/paths.ts';
import { fillPlaceholders, withoutParts } from '@site/contract/placeholders.ts';
import { appFolder } from '../project/apps.ts';
import { fileAnswer, shellFile, shellParts, siteFromSource } from './shellFromSource.ts';
import { SHOWCASE_PATH, showcaseDocument } from './showcase.ts';
import { siteAnswer } from './siteAround.ts';
import {
  type Developed,
  findDataPage,
  findSourcePage,
  type SourceDocument,
} from './sourcePages.ts';

/** Answers a request: pages of the developed apps inside the shell's source, everything else by the site. */
export async function answerRequest(developed: Developed, request: Request): Promise<Response> {
  const { apps, site } = developed;
  const { pathname } = new URL(request.url);
  // The site's pages have a shell of their own: the browser is to load each page.
  if (site && isRaw(pathname)) return new Response(null, { status: 204 });
  const path = isRaw(pathname) ? pageOfRaw(pathname) : pathname;
  const answer =
    copiedFile(apps, pathname) ??
    shellFile(pathname) ??
    (await ownPage(developed, path)) ??
    (await (site ? siteAnswer(site, request) : siteFromSource(developed, request, path)));
  return answer instanceof Response ? answer : documentAnswer(developed, pathname, answer);
}

/** Whether the document without the shell's parts is wanted, as navigation within the page does. */
function isRaw(pathname: string): boolean {
  return pathname.startsWith('/pages/');
}

/** A page of these apps, or a file that is made of data. */
async function ownPage(developed: Developed, path: string) {
  if (path === SHOWCASE_PATH) return { html: await showcaseDocument(developed.server) };
  return (await findDataPage(developed, path)) ?? findSourcePage(developed, path);
}

/** A document as navigation within the page fetches it, or inside the shell, with Vite's own scripts. */
async function documentAnswer(
  developed: Developed,
  pathname: string,
  { html, status = 200 }: SourceDocument,
): Promise<Response> {
  const { server, site } = developed;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (isRaw(pathname)) return new Response(withoutParts(html), { status, headers });
  const [head = ''] = (await server.transformIndexHtml('/', '<head></head>')).split('</head>');
  const body = site ? '<body data-inside-site>' : '<body>';
  const whole = fillPlaceholders(html, await shellParts(server));
  const withVite = whole.replace('<head>', () => head).replace('<body>', () => body);
  return new Response(withVite, { status, headers });
}

/** A file of `/mf-x/files/`, which builds copy and development reads in place. */
function copiedFile(apps: readonly string[], pathname: string): Response | undefined {
  const [, app = '', name = ''] = /^\/(mf-[a-z0-9-]+)\/files\/([\w.-]+)$/.exec(pathname) ?? [];
  const file = join(appFolder(app), 'files', name);
  return apps.includes(app) && existsSync(file) ? fileAnswer(file) : undefined;
}
