import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { UserError } from './errors.ts';
import { readConfig } from './readConfig.ts';
import { type Environment, readEnvironment } from './readEnvironment.ts';
import { variables } from './variables.ts';

/** Where each publisher's build is found: a web address, or a folder below the project's root. */
export type Publishers = Record<string, string>;

const publishersSchema = z
  .record(publisherName, z.string().min(1, 'write an address or a folder'))
  .refine((publishers) => 'shell' in publishers, 'the shell is missing');

/** Reads the one list of publishers: the shell and every remote; throws as `readConfig`. */
export const readPublishers = (file: string): Publishers => readConfig(publishersSchema, file);

/**
 * Returns a function that replaces the list's addresses: `PUBLISHERS_AT=http://{name}:8080/{name}` sets all of them,
 * `PUBLISHER_MF_RENTALS=http://…` sets one. Throws a UserError that names the variable.
 */
export function readLocations(environment: Environment): (listed: Publishers) => Publishers {
  const { PUBLISHERS_AT: everywhere } = readEnvironment(
    { PUBLISHERS_AT: variables.PUBLISHERS_AT.optional() },
    environment,
  );
  const rows = Object.entries(environment).flatMap(([variable, text]) => {
    const [, end] = /^PUBLISHER_(.+)$/.exec(variable) ?? [];
    if (!end || !text) return [];
    const name = end.toLowerCase().replaceAll('_', '-');
    const location = readEnvironment({ [variable]: variables.PUBLISHER }, environment)[variable];
    if (publisherName.safeParse(name).success) return [[name, location]];
    const expected = 'expected PUBLISHER_SHELL or PUBLISHER_MF_…';
    throw new UserError(`${variable}: there is no publisher of that name; ${expected}.`);
  });
  return (listed) => {
    const named = Object.entries(listed).map(([name, own]) => [
      name,
      everywhere?.replaceAll('{name}', name) || own,
    ]);
    return Object.fromEntries([...named, ...rows]);
  };
}
