import { join } from 'node:path';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { type Disk, readIfThere } from './disk.ts';

const FILE = 'steering.json';

const build = z.string().regex(/^[0-9a-f]{8,64}$/);

const pinSchema = z.object({
  /** The build whose releases alone may be on stage. */
  build,
  /** A candidate that was promoted: the pin goes once the publisher itself publishes that build. */
  isPromoted: z.boolean().default(false),
});

const candidateSchema = z.object({
  /** Where it is published: a web address, or a folder. */
  location: z.string().min(1),
  /** Of a hundred visitors, how many see it; none means those alone who ask for it by cookie. */
  share: z.int().min(0).max(100),
});

const steeringSchema = z.object({
  pins: z.record(publisherName, pinSchema).default({}),
  candidates: z.record(publisherName, candidateSchema).default({}),
  /** The shell's build that may go on stage though it breaks remotes. */
  forced: z.object({ shell: build.optional() }).default({}),
});

/** What operators decided: which builds stay, which are tried, which go on stage in spite of a rule. */
export type Steering = z.infer<typeof steeringSchema>;

/**
 * Reads what operators decided; nothing where they decided nothing.
 * @throws Error naming the file and the field when it cannot be understood.
 */
export async function readSteering(store: string): Promise<Steering> {
  const file = join(store, FILE);
  const text = await readIfThere(file);
  if (!text) return steeringSchema.parse({});
  const parsed = steeringSchema.safeParse(JSON.parse(text.toString()));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not valid: ${z.prettifyError(parsed.error)}`);
}

/** Replaces it; the composer looks each second. */
export function writeSteering(store: string, steering: Steering, disk: Disk): Promise<void> {
  return disk.write(join(store, FILE), `${JSON.stringify(steering, null, 1)}\n`);
}
