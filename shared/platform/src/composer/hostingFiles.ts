import { readHeaders, readRedirects } from '../edge/settings.ts';

/**
 * `_redirects` and `_headers`, which several static hosts read as they are.
 * `patterns` are claimed paths with a variable at the end, as in `/blog/:category`.
 */
export function hostingFiles(
  headPart: string,
  patterns: readonly string[],
): Record<string, string> {
  const redirects = Object.entries(readRedirects()).map(([from, to]) => `${from} ${to} 308\n`);
  const headers = Object.entries(readHeaders(headPart)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  const rewrites = patterns.map((path) => `${path} ${path.replace(/:[a-z]+$/, '_')} 200\n`);
  return {
    _redirects: [...redirects, ...rewrites].join(''),
    _headers: `/*\n${headers.join('')}/*/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  };
}
