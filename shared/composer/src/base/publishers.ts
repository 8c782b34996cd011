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

const PREFIX = 'PUBLISHER_';
const FOR_ALL = 'PUBLISHERS_AT';

/**
 * Where publishers are, from the environment of a container: `PUBLISHERS_AT=http://{name}:8080/{name}`
 * for all that are listed, `PUBLISHER_MF_RENTALS=http://…` for one. Returns what puts these in the
 * place of the list's.
 * @throws UserError naming the variable and what was expected.
 */
export function readLocations(
  environment: Record<string, string | undefined>,
): (listed: Publishers) => Publishers {
  const everywhere = environment[FOR_ALL] ?? '';
  if (everywhere) expectLocation(FOR_ALL, everywhere);
  const rows = Object.entries(environment).flatMap(([variable, location]) => {
    if (!variable.startsWith(PREFIX) || !location) return [];
    const name = variable.slice(PREFIX.length).toLowerCase().replaceAll('_', '-');
    if (!publisherName.safeParse(name).success) {
      throw new UserError(
        `${variable}: there is no publisher of that name; expected ${PREFIX}SHELL or ${PREFIX}MF_….`,
      );
    }
    expectLocation(variable, location);
    return [[name, location]];
  });
  return (listed) => {
    const named = Object.entries(listed).map(([name, location]) => [
      name,
      everywhere.replaceAll('{name}', name) || location,
    ]);
    return { ...Object.fromEntries(named), ...Object.fromEntries(rows) };
  };
}

function expectLocation(variable: string, location: string): void {
  if (/^(https?:\/\/|\/)/.test(location)) return;
  throw new UserError(
    `${variable} is ${JSON.stringify(location)}: write an address or an absolute folder.`,
  );
}
