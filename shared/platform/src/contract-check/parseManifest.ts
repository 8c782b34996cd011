import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { claimedPath } from '@site/contract/paths.ts';
import * as z from 'zod';
import type { Finding } from './finding.ts';

/** A publisher's manifest, or why it is none. `name` is how the site calls the publisher. */
export function parseManifest(name: string, text: string): Manifest | Finding {
  const finding = (message: string): Finding => ({
    publisher: name,
    file: 'manifest.json',
    rule: 'manifest',
    message,
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return finding('it is no JSON');
  }
  z.config(z.locales.en());
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) return finding(z.prettifyError(parsed.error).replaceAll('\n', ' '));
  if (parsed.data.name === name) return parsed.data;
  return finding(`it is ${parsed.data.name}'s, expected ${name}'s`);
}

const claimsSchema = z.object({ pages: z.array(z.object({ path: claimedPath })) });

/** The paths that a manifest claims which keeps no contract known here; nothing where it says none. */
export function claimsOf(text: string): string[] | undefined {
  try {
    return claimsSchema.parse(JSON.parse(text)).pages.map(({ path }) => path);
  } catch {
    return undefined;
  }
}
