import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { DataPages, Kept, Read } from './dataPages.ts';

const timesSchema = z.object({ changedAt: z.string(), readAt: z.string() });

/** Reads the last good state; nothing where there is none, or none that can be understood. */
export async function readKept<State extends object>(
  file: string,
  schema: z.ZodMiniType<State>,
): Promise<Kept<State> | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { ...z.parse(schema, kept), ...z.parse(timesSchema, kept) };
  } catch {
    return undefined;
  }
}

/** The state after a read, with its dates. */
export function updated<Item, State extends object>(
  { update }: Pick<DataPages<Item, State>, 'update'>,
  before: Kept<State> | undefined,
  read: Read<Item>,
  now: Date,
): Kept<State> {
  const readAt = now.toISOString();
  const state = update(before, read, now);
  // Of the first state the database says when it changed.
  const first = read.newest ? new Date(read.newest).toISOString() : readAt;
  const kept = { ...state, changedAt: before?.changedAt ?? first, readAt };
  const isSame = !before || isDeepStrictEqual(kept, { ...before, readAt });
  return isSame ? kept : { ...kept, changedAt: readAt };
}
