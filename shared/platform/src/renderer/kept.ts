import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { DataPages, Kept } from './dataPages.ts';
import type { Read } from './tableSource.ts';

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
  { state: schema, update }: Pick<DataPages<Item, State>, 'state' | 'update'>,
  before: Kept<State> | undefined,
  read: Read<Item>,
  now: Date,
): Kept<State> {
  const at = now.toISOString();
  const state = z.parse(schema, update(before, read, now));
  const isSame = before && JSON.stringify(state) === JSON.stringify(z.parse(schema, before));
  // Of the first state the database says when it changed.
  const first = read.newest ? new Date(read.newest).toISOString() : at;
  const changedAt = before ? (isSame ? before.changedAt : at) : first;
  return { ...state, changedAt, readAt: at };
}
