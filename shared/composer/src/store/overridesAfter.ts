import { claimedPath } from '@site/contract/paths.ts';
import { UserError } from '../base/errors.ts';
import { type Overrides, readOverrides } from './overrides.ts';
import { buildOf } from './retention.ts';
import { idsOf, type PublisherState, readState } from './state.ts';

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

type Change = (
  overrides: Overrides,
  name: string,
  word: string,
  known: PublisherState,
) => Partial<Overrides>;

const CHANGES: Record<string, Change> = {
  pin({ pins }, name, word, known) {
    const builds = [...new Set(idsOf(known).map(buildOf))];
    const [build, other] = builds.filter((one) => word && one.startsWith(word));
    if (build && !other) return { pins: { ...pins, [name]: { build } } };
    const problem = other ? 'Several builds begin' : 'No kept build begins';
    throw new UserError(`${problem} with ${JSON.stringify(word)}: ${name} has ${list(builds)}.`);
  },
  unpin: ({ pins }, name) => ({ pins: without(pins, name, 'is not pinned') }),
  preview({ previews }, name, word) {
    if (name === 'shell') throw new UserError('Only a remote can have a preview.');
    if (/^(https?:\/\/|\/)/.test(word)) return { previews: { ...previews, [name]: word } };
    throw new UserError(
      'Say where the preview is published: preview mf-rentals http://mf-rentals-next:8080/mf-rentals',
    );
  },
  /** The preview's build is pinned until the publisher itself publishes it. */
  promote({ pins, previews }, name, _, { preview }) {
    // The preview of another address may still be the one that is shown.
    if (!preview || preview.location !== previews[name])
      throw new UserError(`${name} has no preview that was downloaded.`);
    const pin = { build: buildOf(preview.id), since: new Date().toISOString() };
    return {
      previews: without(previews, name, 'has no preview'),
      pins: { ...pins, [name]: pin },
    };
  },
  drop: ({ previews }, name) => ({ previews: without(previews, name, 'has no preview') }),
  /** One build alone, written out, so that no later build is forced. */
  force(_, name, build) {
    if (name !== 'shell')
      throw new UserError('Only a shell can be forced: no remote breaks others.');
    if (/^[0-9a-f]{8,64}$/.test(build)) return { forced: { shell: build } };
    throw new UserError('Say which build, in full, as the list names it: force shell 4f0c9a…');
  },
  /** The page of the former owner stays until the new one has it. */
  give({ given }, name, path) {
    if (claimedPath.safeParse(path).success) return { given: { ...given, [path]: name } };
    throw new UserError(`Say which path ${name} is given: give ${name} /antigo`);
  },
  /** The release's files are removed within a minute, and from the former generation with the next publication. */
  forget({ forgotten }, name, word, { active, retired }) {
    const ids = retired.map(({ id }) => id);
    const gone = ids.filter((id) => word && id.startsWith(word));
    if (word && active?.id.startsWith(word))
      throw new UserError(`${active.id} is active: only a retired release can be forgotten.`);
    if (gone.length > 0)
      return { forgotten: { ...forgotten, [name]: [...(forgotten[name] ?? []), ...gone] } };
    throw new UserError(
      `No retired release begins with ${JSON.stringify(word)}: ${name} has ${list(ids)}.`,
    );
  },
};

/** The overrides after an operator's command. @throws UserError that names what is missing, or the right usage. */
export function overridesAfter(words: string[], store: string): Overrides {
  const [verb = '', name = '', word = ''] = words;
  const change = CHANGES[verb];
  if (!change) throw new UserError(`There is no ${JSON.stringify(verb)}. Say:\n${RELEASES_HELP}`);
  const { publishers = {} } = readState(store) ?? {};
  const known = publishers[name];
  if (!known) {
    const names = Object.keys(publishers).join(', ') || `nothing: is STORE ${store} right?`;
    throw new UserError(`There is no publisher ${JSON.stringify(name)}: the store has ${names}.`);
  }
  const overrides = readOverrides(store);
  return { ...overrides, ...change(overrides, name, word, known) };
}

const list = (words: readonly string[]) => words.join(', ') || 'none';

function without<Value>(values: Record<string, Value>, name: string, problem: string) {
  const { [name]: gone, ...others } = values;
  if (gone === undefined) throw new UserError(`${name} ${problem}.`);
  return others;
}
