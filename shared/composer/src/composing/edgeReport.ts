import * as z from 'zod';
import { readStored } from './disk.ts';

/** The maps that nginx refuses, as `start-edge.sh` reports them; visitors get those before. */
export const refusedMapsSchema = z.object({ since: z.string(), why: z.string() });

/** What nginx refuses now; `undefined` when the edge runs on the maps that the composer wrote. */
export function readRefusedMaps(folder: string): z.infer<typeof refusedMapsSchema> | undefined {
  return readStored(refusedMapsSchema, folder, 'refused-maps.json');
}
