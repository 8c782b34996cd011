import { tagsOf } from '@site/composer/validation/contents/readHtml.ts';

const ADDRESSES = ['src', 'href', 'poster', 'action'];
/** From the root of the site, on the page itself, of another site, or of another kind. */
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
