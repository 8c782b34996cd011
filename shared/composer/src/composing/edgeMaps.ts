import { createHash } from 'node:crypto';
import { isPattern, parentOf, rawPath } from '@site/contract/paths.ts';
import { tagsOf } from '../validation/htmlTags.ts';
import type { EdgeConfiguration } from './edgeConfiguration.ts';

/** nginx refuses a word of 4,096 bytes and more. */
const MAX_WORD_LENGTH = 4000;

/**
 * What the edge cannot see from the files: redirects, patterns, and what the policy allows. One
 * file of nginx maps, made of checked values alone; the start server parses the same configuration.
 */
export function edgeMaps(configuration: EdgeConfiguration): string {
  const { redirects, origin, scripts, styles, connect, monitor } = configuration;
  const parents = configuration.patterns.filter(isPattern).map(parentOf);
  const moved = Object.entries(redirects).flatMap(([from, to]) => [
    [from, to],
    [rawPath(from), rawPath(to)],
  ]);
  const documents = parents.flatMap((parent) => [
    [`~^${parent}/[a-z0-9-]+$`, `/pages${parent}/_.html`],
    [`~^/pages${parent}/[a-z0-9-]+\\.html$`, `/raw${parent}/_.html`],
  ]);
  // One document answers for all addresses of a pattern, so that it cannot name its own.
  const canonical = parents.map((parent) => [
    `~^(?<own_path>${parent}/[a-z0-9-]+)(\\?|$)`,
    `'<${origin}$own_path>; rel="canonical"'`,
  ]);
  return [
    hashSizes(moved.map(([from = '']) => from)),
    map('$uri', '$moved_to', [['default', '""'], ...moved]),
    map('$uri', '$pattern_file', [['default', '/none'], ...documents]),
    map('$request_uri', '$canonical_link', [['default', '""'], ...canonical]),
    listMap('$policy_scripts', quoted(scripts)),
    listMap('$policy_styles', quoted(styles)),
    listMap('$policy_connect', connect),
    constant('$policy_report', monitor && `; report-uri ${monitor}`),
  ].join('\n');
}

/**
 * nginx sizes its hash tables before it reads the first map, and refuses a key that is longer than
 * a bucket: 64 bytes by default, of which a key of n bytes takes n + 2, rounded up to 8, and 16.
 */
function hashSizes(keys: readonly string[]): string {
  const longest = Math.max(0, ...keys.map((key) => key.length));
  const bytes = Math.max(64, Math.ceil((longest + 2) / 8) * 8 + 16);
  return `map_hash_bucket_size ${bytes};\nmap_hash_max_size ${Math.max(2048, keys.length * 2)};\n`;
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/** A list of any length: more than one word may hold is put together from several variables. */
function listMap(variable: string, entries: readonly string[]): string {
  const words = [''];
  for (const entry of entries) {
    const longer = `${words.at(-1)} ${entry}`.trim();
    if (longer.length < MAX_WORD_LENGTH) words[words.length - 1] = longer;
    else words.push(entry);
  }
  const [only = '', ...more] = words;
  if (more.length === 0) return constant(variable, only);
  const parts = words.map((_, index) => `${variable}_${index}`);
  return [
    ...words.map((word, index) => constant(`${variable}_${index}`, word)),
    constant(variable, parts.join(' ')),
  ].join('\n');
}

function constant(variable: string, text: string): string {
  return map('""', variable, [['default', `"${text}"`]]);
}

function map(from: string, to: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((words) => `  ${words.join(' ')};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

/** Hashes of a part's inline scripts and styles, in the form of a content security policy. */
export function inlineHashes(html: string) {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  return Array.from(tagsOf(html))
    .filter(({ name, attributes }) => name === element && attributes.size === 0)
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
