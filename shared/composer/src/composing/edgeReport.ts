import { join } from 'node:path';
import * as z from 'zod';
import { readIfThere } from './disk.ts';

/** The maps that nginx refuses, as `start-edge.sh` reports them; visitors get those before. */
export const refusedMapsSchema = z.object({ since: z.string(), why: z.string() });

export type RefusedMaps = z.infer<typeof refusedMapsSchema>;

/** What nginx refuses now; `undefined` when the edge runs on the maps that the composer wrote. */
export async function readRefusedMaps(folder: string): Promise<RefusedMaps | undefined> {
  const text = await readIfThere(join(folder, 'refused-maps.json'));
  try {
    return text && refusedMapsSchema.parse(JSON.parse(text.toString()));
  } catch {
    return { since: '', why: 'the report of the edge cannot be read' };
  }
}
