import { extname } from 'node:path';
import { type Addressed, pageFinder, redirectsOf } from '@site/composer/validation/addresses.ts';
import { tagsOf } from '@site/composer/validation/contents/readHtml.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { isReserved } from '@site/contract/paths.ts';

const ADDRESSES = ['src', 'href', 'poster', 'action'];
/** Not relative to the page: the address begins with `/`, `#`, `?` or a scheme, or is empty. */
const WHOLE = /^(?:\/|#|\?|$|[a-z][a-z+.-]*:)/i;

/** What React's HTML of a page shows that its document must not have: each ends the build. */
export function renderProblems(html: string): string[] {
  const problems: string[] = [];
  // React writes this mark where a component suspends.
  if (html.includes('<!--$!-->'))
    problems.push(
      'a component is loaded or suspends while the page is rendered: only its fallback would be published. Import it without lazy',
    );
  const outsideSvg = html.replaceAll(/<svg[\s>][\s\S]*?<\/svg>/g, '');
  for (const { name, attributes, source } of tagsOf(outsideSvg)) {
    const isOfHead = name === 'title' || name === 'meta' || name === 'base';
    if (isOfHead && !attributes.has('itemprop'))
      problems.push(`<${name}> belongs to the head: write it in content.ts, in head`);
    for (const attribute of ADDRESSES) {
      const address = attributes.get(attribute)?.trim() ?? '';
      if (/^file:/i.test(address))
        problems.push(
          `${address} is a file of the machine that builds: import the file (import address from './a.png?url')`,
        );
      else if (!WHOLE.test(address))
        problems.push(
          `${source.slice(0, 120)} is relative to the page’s address: import the file, or begin with /`,
        );
    }
  }
  return problems;
}

const PAGE_HREF = /^\/[a-z0-9/.-]*(\?[a-z]+=[^#\s]*)?(#[a-z0-9-]+)?$/;
const MIN_ALT_LENGTH = 20;

/** What is wrong with a page's texts, each with its field (`faq.items.0.answer`); `html` is the rendered page. */
export function contentProblems(content: unknown, html: string, field = ''): string[] {
  if (typeof content === 'string')
    return textProblems(content, field, html).map((problem) => `${field}: ${problem}`);
  if (typeof content !== 'object' || content === null) return [];
  const fields = 'variants' in content ? { alt: '', ...content } : content;
  return Object.entries(fields).flatMap(([name, value]) =>
    contentProblems(value, html, field ? `${field}.${name}` : name),
  );
}

function textProblems(text: string, field: string, html: string): string[] {
  const problems: string[] = [];
  if (!text.trim()) problems.push('write a text here');
  else if (text.trim() !== text) problems.push('take away the space at the start or the end');
  if (text.includes('  ')) problems.push('write one space between words');
  if (text.includes('"')) problems.push('write “ and ” in the place of "');
  if (field.endsWith('.alt') && text.length < MIN_ALT_LENGTH)
    problems.push(
      `describe the picture in ${MIN_ALT_LENGTH} characters or more, for a reader who cannot see it`,
    );
  if (field.endsWith('href')) {
    if (text.startsWith('/') && !PAGE_HREF.test(text))
      problems.push("write a page of this site as '/sobre' or '/servicos#saude'");
    if (text.startsWith('#') && !html.includes(`id="${text.slice(1)}"`))
      problems.push(`the page has nothing with the id ${text.slice(1)}`);
  }
  return problems;
}

/** Gives the document of a page of the site, where it is known. */
type DocumentOf = (path: string) => string | undefined;

/** Images without an alternative text, links to no page, or to a part that the page there does not have. */
function markupProblems(html: string, isPage: (path: string) => boolean, documentOf: DocumentOf) {
  return tagsOf(html).flatMap(({ name, attributes, source }) => {
    if (name === 'img' && !attributes.has('alt'))
      return [`an image has no alt: ${source.slice(0, 120)}`];
    const href = (name === 'a' && attributes.get('href')) || '';
    const [, path, anchor] = /^(\/(?!\/)[^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    if (!path) return [];
    if (!isPage(path)) return [`it links to ${path}, which is no page of the site`];
    const document = anchor && documentOf(path);
    if (!document || tagsOf(document).some((tag) => tag.attributes.get('id') === anchor)) return [];
    return [`it links to ${path}#${anchor}, and that page has nothing with this id`];
  });
}

/** The other apps: their claims, and whether they are the whole site. */
export interface Around {
  others: readonly Addressed[];
  isWhole: boolean;
  documentOf: DocumentOf;
}

/**
 * What is wrong with an app's redirects and HTML, `[file, html]`, beside others: one function for development and
 * `check:remote`. Links are only held against a whole site.
 */
export function siteFindings(
  own: Addressed,
  documents: readonly (readonly [file: string, html: string])[],
  { others, isWhole, documentOf }: Around,
): Finding[] {
  const claimed = [...others, own].flatMap(({ pages, redirects }) => [
    ...pages.map(({ path }) => path),
    ...Object.keys(redirects),
  ]);
  const isClaimed = pageFinder(claimed);
  const isPage = (path: string) =>
    !isWhole || isClaimed(path) || isReserved(path) || extname(path) !== '';
  // The composer does not follow such a redirect until its page is there; before a deploy it is a slip.
  const dead = redirectsOf([own, ...others])
    .filter(({ name, isFollowed }) => name === own.name && !isFollowed)
    .map(({ from, to }) =>
      finding(own, 'paths', `${from} leads to ${to}, which is no page of the site`),
    );
  const marked = documents.flatMap(([file, html]) =>
    markupProblems(html, isPage, documentOf).map((problem) => finding(own, 'page', problem, file)),
  );
  return [...dead, ...marked];
}
