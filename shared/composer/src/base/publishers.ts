import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { messageOf, UserError } from './errors.ts';

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

/** Those whose builds are found at a web address: remotes with a repository of their own. */
export function publishersElsewhere(publishers: Publishers): Publishers {
  const places = Object.entries(publishers);
  return Object.fromEntries(places.filter(([, location]) => /^https?:\/\//.test(location)));
}

/**
 * How the remote in a folder is called: as its package.json says.
 * @throws UserError naming the file and what was expected.
 */
export function remoteNameIn(folder: string): string {
  const file = join(folder, 'package.json');
  const { data } = z.object({ name: publisherName }).safeParse(readJson(file));
  if (data) return data.name;
  throw new UserError(`${file}: a remote's name is mf- and small letters, as in mf-eventos.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} could not be read: ${messageOf(error)}`);
  }
}
