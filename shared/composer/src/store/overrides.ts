import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimedPath } from '@site/contract/paths.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { readConfig } from '../base/readConfig.ts';
import type { Disk } from './disk.ts';

const FILE = 'overrides.json';

const build = z.string().regex(/^[0-9a-f]{8,64}$/);

const pinSchema = z.object({
  build,
  /** When it was promoted, if it was a preview: such a pin ends once the publisher itself publishes the build. */
  since: z.string().optional(),
});

export const overridesSchema = z.object({
  pins: z.record(publisherName, pinSchema).default({}),
  previews: z.record(publisherName, z.string().min(1)).default({}),
  /** The shell's build that may become active though it breaks remotes. */
  forced: z.object({ shell: build.optional() }).default({}),
  /** Paths that change hands, each with its new owner. The former owner's manifest need not give them. */
  given: z.record(claimedPath, publisherName).default({}),
  /** Retired releases of which nothing is kept. */
  forgotten: z.record(publisherName, z.array(z.string())).default({}),
});

/** The operators' decisions: builds that stay, previews, a shell that a rule refuses. */
export type Overrides = z.infer<typeof overridesSchema>;

export const NO_OVERRIDES = overridesSchema.parse({});

/** The operators' decisions, or none where there is no file; throws as `readConfig`. */
export function readOverrides(store: string): Overrides {
  const file = join(store, FILE);
  return existsSync(file) ? readConfig(overridesSchema, file) : NO_OVERRIDES;
}

/** Replaces the overrides; the composer reads them in each poll cycle. */
export function writeOverrides(store: string, overrides: Overrides, disk: Disk): Promise<void> {
  return disk.write(join(store, FILE), `${JSON.stringify(overrides, null, 1)}\n`);
}
