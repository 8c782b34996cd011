import * as z from 'zod';

/** What the edge cannot see from the files of the site. */
export const edgeConfigurationSchema = z.object({
  redirects: z.record(z.string(), z.string()),
  /** Origin of the public site, as in canonical addresses. */
  origin: z.string(),
  /** Where browsers report what the policy kept out; empty for nowhere. */
  monitor: z.string(),
});

export type EdgeConfiguration = z.infer<typeof edgeConfigurationSchema>;

/** Its two forms in the store's `site`: for CDNs and the start server as JSON, for nginx as maps. */
export const EDGE_FILES = { json: 'state/edge.json', maps: 'state/edge.conf' };

/** One file of nginx maps, made of checked values alone. */
export function edgeMaps({ redirects, origin, monitor }: EdgeConfiguration): string {
  return [
    hashSizes(Object.keys(redirects)),
    map('$uri', '$moved_to', [['default', '""'], ...Object.entries(redirects)]),
    map('""', '$origin', [['default', `"${origin}"`]]),
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
