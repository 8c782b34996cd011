import { createHash } from 'node:crypto';
import { isPattern, parentOf, rawPath } from '@site/contract/paths.ts';
import type { EdgeFacts } from './edgeFacts.ts';

/**
 * What the edge cannot see from the files: redirects, patterns, and what the policy allows. One
 * file of nginx maps, made of checked values alone; the start server parses the same facts.
 */
export function edgeMaps(facts: EdgeFacts): string {
  const { redirects, patterns, scripts, styles, connect, monitor, isTrying } = facts;
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
    policyMap('$policy_scripts', quoted(scripts)),
    policyMap('$policy_styles', quoted(styles)),
    policyMap('$policy_connect', connect.join(' ')),
    map('""', '$is_trying', [`  default ${isTrying ? 1 : 0};`]),
    policyMap('$policy_report', monitor && `; report-uri ${monitor}`),
  ].join('\n');
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ');
}

function policyMap(to: string, text: string): string {
  return map('""', to, [`  default "${text}";`]);
}

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

/** Hashes of what stands inline in a document, in the form of a content security policy. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes of a part's inline scripts and styles. */
export function inlineHashes(html: string): Inline {
  return {
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
