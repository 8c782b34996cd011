import { publisherName } from '@site/contract/publisher.ts';
import { UserError } from '../base/errors.ts';
import type { Publishers } from '../base/publishers.ts';

const PREFIX = 'PUBLISHER_';

/**
 * Where publishers are, from the environment of a container: `PUBLISHER_MF_RENTALS=http://…`.
 * @throws UserError naming the variable and what was expected.
 */
export function readLocations(environment: Record<string, string | undefined>): Publishers {
  const rows = Object.entries(environment).flatMap(([variable, location]) => {
    if (!variable.startsWith(PREFIX) || !location) return [];
    const name = variable.slice(PREFIX.length).toLowerCase().replaceAll('_', '-');
    if (!publisherName.safeParse(name).success) {
      throw new UserError(
        `${variable}: there is no publisher of that name; expected ${PREFIX}SHELL or ${PREFIX}MF_….`,
      );
    }
    if (!/^(https?:\/\/|\/)/.test(location)) {
      throw new UserError(
        `${variable} is ${JSON.stringify(location)}: write an address or an absolute folder.`,
      );
    }
    return [[name, location]];
  });
  return Object.fromEntries(rows);
}
