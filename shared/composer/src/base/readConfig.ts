import { readFileSync } from 'node:fs';
import { messageOf } from '@site/contract/messageOf.ts';
import * as z from 'zod';
import { UserError } from './errors.ts';

/**
 * Reads a JSON file that people write; Windows editors put a byte order mark before it.
 * @throws UserError naming the file, the field and what was expected.
 */
export function readConfig<Schema extends z.ZodType>(schema: Schema, file: string) {
  const { data, error } = schema.safeParse(parseFile(file));
  if (error) throw new UserError(`${file} is not valid. ${z.prettifyError(error)}`);
  return data;
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}`);
  }
}
