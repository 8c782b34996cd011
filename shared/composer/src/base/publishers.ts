import { readFileSync } from 'node:fs';
import { messageOf } from '@site/contract/messageOf.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { UserError } from './errors.ts';

/** Where each publisher's build is found: a web address, or a folder below the project's root. */
export type Publishers = Record<string, string>;

const publishersSchema = z
  .record(publisherName, z.string().min(1, 'write an address or a folder'))
  .refine((publishers) => 'shell' in publishers, 'the shell is missing');

/**
 * Reads the one list of publishers: the shell and every remote.
 * @throws UserError naming the file, the field and what was expected.
 */
export function readPublishers(file: string): Publishers {
  const parsed = publishersSchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new UserError(`${file} is not valid. ${z.prettifyError(parsed.error)}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}`);
  }
}
