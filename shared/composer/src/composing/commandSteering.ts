import { UserError } from '../base/errors.ts';
import { type PublisherState, readState } from './state.ts';
import { readSteering, type Steering } from './steering.ts';

/** What an operator may say; the first word chooses. */
export const USAGE = `npm run releases                                     what is on stage, kept, pinned and tried
npm run releases -- pin mf-rentals <build>           back to a kept build, or hold the one of now
npm run releases -- unpin mf-rentals                 follow the publisher again
npm run releases -- candidate mf-rentals <address> <percent>   try what is published there
npm run releases -- promote mf-rentals               the candidate for everybody
npm run releases -- drop mf-rentals                  the candidate for nobody
npm run releases -- force shell <build>              a refused shell on stage, though it breaks remotes`;

type Change = (steering: Steering, name: string, words: string[], store: Known) => Steering;
type Known = Record<string, PublisherState>;

const CHANGES: Record<string, Change> = { pin, unpin, candidate, promote, drop, force };

/**
 * The decisions that follow from what an operator says.
 * @throws UserError saying what is not there, or how it is said.
 */
export async function steeringAfter(words: string[], store: string): Promise<Steering> {
  const [verb = '', name = '', ...rest] = words;
  const change = CHANGES[verb];
  if (!change) throw new UserError(`There is no ${JSON.stringify(verb)}. Say:\n${USAGE}`);
  const { publishers = {} } = (await readState(store)) ?? {};
  if (!publishers[name]) {
    const known = Object.keys(publishers).join(', ') || `nothing: is STORE ${store} right?`;
    throw new UserError(`There is no publisher ${JSON.stringify(name)}: the store knows ${known}.`);
  }
  return change(await readSteering(store), name, rest, publishers);
}

function pin(steering: Steering, name: string, [given = '']: string[], known: Known): Steering {
  const builds = buildsOf(known[name]);
  const found = builds.filter((build) => given && build.startsWith(given));
  const [build, other] = found;
  if (!build || other) {
    throw new UserError(
      `${other ? 'Several builds begin' : 'No kept build begins'} with ${JSON.stringify(given)}: ${name} has ${builds.join(', ') || 'none'}.`,
    );
  }
  return { ...steering, pins: { ...steering.pins, [name]: { build, isPromoted: false } } };
}

function unpin(steering: Steering, name: string): Steering {
  const { [name]: gone, ...pins } = steering.pins;
  if (!gone) throw new UserError(`${name} is not pinned.`);
  return { ...steering, pins };
}

function candidate(steering: Steering, name: string, words: string[]): Steering {
  const [location = '', percent = '0'] = words;
  const share = Number(percent.replace('%', ''));
  if (name === 'shell') throw new UserError('Only remotes can be tried: the shell is one for all.');
  if (!/^(https?:\/\/|\/)/.test(location) || !Number.isInteger(share) || share < 0 || share > 100) {
    throw new UserError(
      'Say where the candidate is published and for how many of a hundred visitors: candidate mf-rentals http://mf-rentals-next:8080/mf-rentals 10',
    );
  }
  const candidates = { ...steering.candidates, [name]: { location, share } };
  return { ...steering, candidates };
}

/** The candidate's build is pinned until the publisher itself publishes it. */
function promote(steering: Steering, name: string, _words: string[], known: Known): Steering {
  const build = known[name]?.candidate?.id.split('.', 1)[0];
  if (!build) throw new UserError(`${name} has no candidate that was taken in.`);
  const { candidates } = drop(steering, name);
  const pins = { ...steering.pins, [name]: { build, isPromoted: true } };
  return { ...steering, pins, candidates };
}

function drop(steering: Steering, name: string): Steering {
  const { [name]: gone, ...candidates } = steering.candidates;
  if (!gone) throw new UserError(`${name} has no candidate.`);
  return { ...steering, candidates };
}

/** One build alone, written out, so that nobody forces what comes next. */
function force(steering: Steering, name: string, [build = '']: string[]): Steering {
  if (name !== 'shell') throw new UserError('Only a shell can be forced: no remote breaks others.');
  if (!/^[0-9a-f]{8,64}$/.test(build)) {
    throw new UserError('Say which build, in full, as the list names it: force shell 4f0c9a…');
  }
  return { ...steering, forced: { shell: build } };
}

/** Builds of which a release is kept, the newest first. */
export function buildsOf(publisher: PublisherState | undefined): string[] {
  const { onStage, candidate: tried, left = {} } = publisher ?? {};
  const ids = Object.entries(left).sort(([, a], [, b]) => b.localeCompare(a));
  const all = [onStage?.id, tried?.id, ...ids.map(([id]) => id)];
  return [...new Set(all.flatMap((id) => id?.split('.', 1)[0] ?? []))];
}
