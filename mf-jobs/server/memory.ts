import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { jobSchema } from '../src/data/jobSchema.ts';

const goneSchema = z.object({
  path: z.string(),
  title: z.string(),
  city: z.string(),
  createdAt: z.string(),
  goneAt: z.string(),
});

const memorySchema = z.object({
  /** Open vacancies, newest first, each with the path it was first published at. */
  jobs: z.array(jobSchema),
  /** Which of them are on which list of older ones, by their ids, from the oldest on. */
  archive: z.array(z.array(z.string())),
  /** Filled ones, by id, whose addresses still say so. */
  gone: z.record(z.string(), goneSchema),
  /** When the list last changed. */
  changedAt: z.string(),
  /** When the database last answered. */
  readAt: z.string(),
});

/** The last good list, kept over restarts and new builds. */
export type Memory = z.infer<typeof memorySchema>;

/** Reads the memory; nothing where there is none, or none that can be understood. */
export async function readMemory(file: string): Promise<Memory | undefined> {
  try {
    const parsed = memorySchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the memory at once. */
export async function writeMemory(file: string, memory: Memory): Promise<void> {
  const fresh = `${file}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(fresh, JSON.stringify(memory));
  await rename(fresh, file);
}
