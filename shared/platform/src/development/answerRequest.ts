import { pageOfRaw } from '@site/contract/paths.ts';
import { fillPlaceholders, withoutParts } from '@site/contract/placeholders.ts';
import { DEVELOPMENT_HEADERS, developmentPolicy } from './policy.ts';
import { publishedFile, shellParts, siteFromSource } from './shellFromSource.ts';
import { siteAnswer } from './siteAround.ts';
import { withSourceFragments } from './sourceFragments.ts';
import {
  type Developed,
  findDataPage,
  findShowcase,
  findSourcePage,
  type SourceDocument,
} from './sourcePages.ts';

/** Answers a request: pages of the developed apps inside the shell's source, everything else by the site. */
export async function answerRequest(developed: Developed, request: Request): Promise<Response> {
  const { apps, server, site } = developed;
  const { pathname } = new URL(request.url);
  // Navigation within the page fetches documents without the shell's parts.
  const isRaw = pathname.startsWith('/pages/');
  // The site's pages have a shell of their own: the browser is to load each page.
  if (site && isRaw) return new Response(null, { status: 204 });
  const path = isRaw ? pageOfRaw(pathname) : pathname;
  const answer =
    publishedFile(apps, pathname) ??
    (await findShowcase(server, path)) ??
    (await findDataPage(developed, path)) ??
    (await findSourcePage(developed, path)) ??
    (await (site ? siteAnswer(site, request) : siteFromSource(developed, request)));
  return answer instanceof Response ? answer : documentAnswer(developed, isRaw, answer);
}

/** A document as navigation within the page fetches it, or inside the shell, with Vite's own scripts. */
async function documentAnswer(
  developed: Developed,
  isRaw: boolean,
  { html, status = 200 }: SourceDocument,
): Promise<Response> {
  const { server } = developed;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const filled = await withSourceFragments(developed, html);
  if (isRaw) return new Response(withoutParts(filled), { status, headers });
  const [head = ''] = (await server.transformIndexHtml('/', '<head></head>')).split('</head>');
  const parts = await shellParts(server);
  // A policy holds what follows it: Vite's own scripts come first.
  const first = head + developmentPolicy(parts.head);
  const whole = fillPlaceholders(filled, parts).replace('<head>', () => first);
  return new Response(whole, { status, headers: { ...DEVELOPMENT_HEADERS, ...headers } });
}
