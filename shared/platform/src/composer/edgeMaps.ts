import { createHash } from 'node:crypto';
import { isPattern, parentOf, rawPath } from '@site/contract/paths.ts';

export interface EdgeFacts {
  /** Old path → new path. */
  redirects: Record<string, string>;
  /** Claimed patterns. */
  patterns: readonly string[];
  /** Hashes of the inline scripts that pages may hold, as in `sha256-…`. */
  scripts: readonly string[];
  /** Origins besides its own that pages may connect to. */
  connect: readonly string[];
}

/**
 * What the edge cannot see from the files: redirects, patterns, and what the policy allows. One
 * file of nginx maps, made of checked values alone; the start server parses the same facts.
 */
export function edgeMaps({ redirects, patterns, scripts, connect }: EdgeFacts): string {
  const moved = Object.entries(redirects).flatMap(([from, to]) => [
    `  ${from} ${to};`,
    `  ${rawPath(from)} ${rawPath(to)};`,
  ]);
  const documents = patterns.filter(isPattern).flatMap((pattern) => {
    const parent = parentOf(pattern);
    return [
      `  ~^${parent}/[a-z0-9-]+$ /pages${parent}/_.html;`,
      `  ~^/pages${parent}/[a-z0-9-]+\\.html$ /raw${parent}/_.html;`,
    ];
  });
  return [
    map('$uri', '$moved_to', ['  default "";', ...moved]),
    map('$uri', '$pattern_file', ['  default /none;', ...documents]),
    map('""', '$policy_scripts', [`  default "${scripts.map((hash) => `'${hash}'`).join(' ')}";`]),
    map('""', '$policy_connect', [`  default "${connect.join(' ')}";`]),
  ].join('\n');
}

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

/** Hashes of a document's inline scripts, in the form of a content security policy. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}
