import { isPattern, parentOf, rawPath } from '@site/contract/paths.ts';
import * as z from 'zod';

/** What the edge cannot see from the files of the site. */
export const edgeConfigurationSchema = z.object({
  /** Old path → new path. */
  redirects: z.record(z.string(), z.string()),
  /** Origin of the public site, as in canonical addresses. */
  origin: z.string(),
  /** Claimed patterns. */
  patterns: z.array(z.string()),
  /** Where browsers report what the policy kept out; empty for nowhere. */
  monitor: z.string(),
});

export type EdgeConfiguration = z.infer<typeof edgeConfigurationSchema>;

/** Its two forms in the store's `site`: for CDNs and the start server as JSON, for nginx as maps. */
export const EDGE_FILES = { json: 'state/edge.json', maps: 'state/edge.conf' };

/**
 * What the edge cannot see from the files: redirects, patterns, and where the policy reports to. One
 * file of nginx maps, made of checked values alone.
 */
export function edgeMaps(configuration: EdgeConfiguration): string {
  const { redirects, origin, monitor } = configuration;
  const parents = configuration.patterns.filter(isPattern).map(parentOf);
  const moved = Object.entries(redirects).flatMap(([from, to]) => [
    [from, to],
    [rawPath(from), rawPath(to)],
  ]);
  const documents = parents.flatMap((parent) => [
    [`~^${parent}/[^/]+$`, `/pages${parent}/_.html`],
    [`~^/pages${parent}/[^/]+\\.html$`, `/raw${parent}/_.html`],
  ]);
  // One document answers for all addresses of a pattern, so that it cannot name its own. Of plain
  // letters alone: the raw address of others would stand in a header.
  const canonical = parents.map((parent) => [
    `~^(?<own_path>${parent}/[a-z0-9-]+)(\\?|$)`,
    `'<${origin}$own_path>; rel="canonical"'`,
  ]);
  return [
    hashSizes(moved.map(([from = '']) => from)),
    map('$uri', '$moved_to', [['default', '""'], ...moved]),
    map('$uri', '$pattern_file', [['default', '/none'], ...documents]),
    map('$request_uri', '$canonical_link', [['default', '""'], ...canonical]),
    map('""', '$policy_report', [['default', `"${monitor && `; report-uri ${monitor}`}"`]]),
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

function map(from: string, to: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((words) => `  ${words.join(' ')};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}
