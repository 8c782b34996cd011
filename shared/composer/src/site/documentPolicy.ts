import { createHash } from 'node:crypto';
import { tagsOf } from '../validation/contents/readHtml.ts';

/**
 * The policy of a document, as a tag before the tags it applies to. A header would need a reload of the edge for each
 * new stylesheet, and the hashes of all releases. `connect` are origins besides the site's own.
 */
export function policyTag(
  scripts: readonly string[],
  styles: readonly string[],
  connect: readonly string[],
): string {
  const policy = [
    ['script-src', ...scripts],
    ['style-src', ...styles],
    ['connect-src', ...connect],
  ].map(([directive, ...sources]) => [directive, "'self'", ...sources].join(' '));
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">\n`;
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The inline scripts or styles of the shell's head, as a policy calls them. */
export function inlineSources(head: string, element: 'script' | 'style'): string[] {
  return tagsOf(head)
    .filter(({ name, attributes }) => name === element && attributes.size === 0)
    .map(({ element: { childNodes } }) => {
      const [text] = childNodes;
      return hashSource(text && 'value' in text ? text.value : '');
    });
}
