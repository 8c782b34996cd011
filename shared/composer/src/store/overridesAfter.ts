import { claimedPath } from '@site/contract/paths.ts';
import { UserError } from '../base/errors.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { idsOf, type PublisherState, readState } from './state.ts';

/** What an operator may say; the first word chooses. */
export const RELEASES_HELP = `releases [verb publisher [build or address]]

releases                                 what is active, kept, pinned, in preview
releases pin mf-rentals <build>          back to a kept build, or hold the one of now
releases unpin mf-rentals                follow the publisher again
releases preview mf-rentals <address>    show what is published there by a link
releases promote mf-rentals              the preview becomes active
releases drop mf-rentals                 the preview ends
releases force shell <build>             activates a refused shell, though it breaks remotes
releases give mf-rentals /antigo         a path of another publisher becomes this one's
releases forget mf-jobs <release>        removes a retired release, or all of a build, for good

releases is "npm run releases --" in the repository, "node releases.mjs" beside the composer's bundle.

Example: releases pin mf-rentals 4f0c`;

type Decision = (overrides: Overrides, name: string, words: string[], store: Known) => Overrides;
type Known = Record<string, PublisherState>;

const CHANGES: Record<string, Decision> = {
  pin,
  unpin,
  preview,
  promote,
  drop,
  force,
  give,
  forget,
};

/**
 * The decisions that follow from what an operator says.
 * @throws UserError saying what is not there, or how it is said.
 */
export function overridesAfter(words: string[], store: string): Overrides {
  const [verb = '', name = '', ...rest] = words;
  const change = CHANGES[verb];
  if (!change) throw new UserError(`There is no ${JSON.stringify(verb)}. Say:\n${RELEASES_HELP}`);
  const { publishers = {} } = readState(store) ?? {};
  if (!publishers[name]) {
    const known = Object.keys(publishers).join(', ') || `nothing: is STORE ${store} right?`;
    throw new UserError(`There is no publisher ${JSON.stringify(name)}: the store has ${known}.`);
  }
  return change(readOverrides(store), name, rest, publishers);
}

function pin(overrides: Overrides, name: string, [given = '']: string[], known: Known): Overrides {
  const builds = [...new Set(idsOf(known[name]).flatMap((id) => id.split('.', 1)))];
  const [build, other] = builds.filter((one) => given && one.startsWith(given));
  if (!build || other) {
    const problem = other ? 'Several builds begin' : 'No kept build begins';
    const list = builds.join(', ') || 'none';
    throw new UserError(`${problem} with ${JSON.stringify(given)}: ${name} has ${list}.`);
  }
  return { ...overrides, pins: { ...overrides.pins, [name]: { build, isPromoted: false } } };
}

function unpin(overrides: Overrides, name: string): Overrides {
  const { [name]: gone, ...pins } = overrides.pins;
  if (!gone) throw new UserError(`${name} is not pinned.`);
  return { ...overrides, pins };
}

function preview(overrides: Overrides, name: string, [location = '']: string[]): Overrides {
  if (name === 'shell') throw new UserError('Only a remote can have a preview.');
  if (!/^(https?:\/\/|\/)/.test(location)) {
    throw new UserError(
      'Say where the preview is published: preview mf-rentals http://mf-rentals-next:8080/mf-rentals',
    );
  }
  return { ...overrides, previews: { ...overrides.previews, [name]: location } };
}

/** The preview's build is pinned until the publisher itself publishes it. */
function promote(overrides: Overrides, name: string, _words: string[], known: Known): Overrides {
  const { id, location } = known[name]?.preview ?? {};
  const build = id?.split('.', 1)[0];
  // The preview of another address may still be the one that is shown.
  if (!build || location !== overrides.previews[name])
    throw new UserError(`${name} has no preview that was downloaded.`);
  const { previews } = drop(overrides, name);
  const since = new Date().toISOString();
  const pins = { ...overrides.pins, [name]: { build, isPromoted: true, since } };
  return { ...overrides, pins, previews };
}

function drop(overrides: Overrides, name: string): Overrides {
  const { [name]: gone, ...previews } = overrides.previews;
  if (!gone) throw new UserError(`${name} has no preview.`);
  return { ...overrides, previews };
}

/** One build alone, written out, so that no later build is forced. */
function force(overrides: Overrides, name: string, [build = '']: string[]): Overrides {
  if (name !== 'shell') throw new UserError('Only a shell can be forced: no remote breaks others.');
  if (!/^[0-9a-f]{8,64}$/.test(build)) {
    throw new UserError('Say which build, in full, as the list names it: force shell 4f0c9a…');
  }
  return { ...overrides, forced: { shell: build } };
}

/** The page of the former owner stays until the new one has it. */
function give(overrides: Overrides, name: string, [path = '']: string[]): Overrides {
  if (!claimedPath.safeParse(path).success)
    throw new UserError(`Say which path ${name} is given: give ${name} /antigo`);
  return { ...overrides, given: { ...overrides.given, [path]: name } };
}

/** What is kept of a release goes within the minute; the generation before goes with the next publication. */
function forget(
  overrides: Overrides,
  name: string,
  [given = '']: string[],
  known: Known,
): Overrides {
  const { active, retired = [] } = known[name] ?? {};
  const ids = retired.map(({ id }) => id);
  const matching = ids.filter((id) => given && id.startsWith(given));
  if (active && given && active.id.startsWith(given))
    throw new UserError(`${active.id} is active: only a retired release can be forgotten.`);
  if (matching.length === 0) {
    const list = ids.join(', ') || 'none';
    throw new UserError(
      `No retired release begins with ${JSON.stringify(given)}: ${name} has ${list}.`,
    );
  }
  const gone = [...new Set([...(overrides.forgotten[name] ?? []), ...matching])];
  return { ...overrides, forgotten: { ...overrides.forgotten, [name]: gone } };
}
