import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from './parseJson.ts';

export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A JSON file that no person writes; `undefined` where it is missing, damaged, or of another version. */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  ...path: string[]
): z.output<Schema> | undefined {
  return z.safeParse(schema, parseJson(String(readIfThere(join(...path))))).data;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
