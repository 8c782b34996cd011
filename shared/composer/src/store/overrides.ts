import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimedPath } from '@site/contract/paths.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { UserError } from '../base/errors.ts';
import { readConfig } from '../base/readConfig.ts';
import type { Disk } from './disk.ts';
import { idsOf, type PublisherState, readState } from './state.ts';

const FILE = 'overrides.json';

const build = z.string().regex(/^[0-9a-f]{8,64}$/);

const pinSchema = z.object({
  /** The build whose releases alone may be active. */
  build,
  /** A preview that was promoted: the pin ends once the publisher itself publishes that build. */
  isPromoted: z.boolean().default(false),
  /** When it was promoted: the same build may be promoted again. */
  since: z.string().optional(),
});

export type Pin = z.infer<typeof pinSchema>;

/** One promotion of a build; those of composers before have no time. */
export const promotionOf = ({ build, since }: Pin): string => since ?? build;

const overridesSchema = z.object({
  pins: z.record(publisherName, pinSchema).default({}),
  /** Where the preview of a remote is published: a web address, or a folder. */
  previews: z.record(publisherName, z.string().min(1)).default({}),
  /** Paths that are handed over without their owner's word, each with its new owner. */
  given: z.record(z.string(), publisherName).optional(),
  /** The shell's build that may become active though it breaks remotes. */
  forced: z.object({ shell: build.optional() }).default({}),
});

/** The operators' decisions: builds that stay, previews, a shell that a rule refuses. */
export type Overrides = z.infer<typeof overridesSchema>;

export const NO_OVERRIDES: Overrides = { pins: {}, previews: {}, forced: {} };

/**
 * Reads the overrides; none where there is no file.
 * @throws UserError naming the file and the field when it cannot be parsed.
 */
export function readOverrides(store: string): Overrides {
  const file = join(store, FILE);
  return existsSync(file) ? readConfig(overridesSchema, file) : NO_OVERRIDES;
}

/** Replaces the overrides; the composer reads them in each poll cycle. */
export function writeOverrides(store: string, overrides: Overrides, disk: Disk): Promise<void> {
  return disk.write(join(store, FILE), `${JSON.stringify(overrides, null, 1)}\n`);
}

/** What an operator may say; the first word chooses. */
export const RELEASES_HELP = `releases [verb publisher [build or address]]

releases                                 what is active, kept, pinned, in preview
releases pin mf-rentals <build>          back to a kept build, or hold the one of now
releases unpin mf-rentals                follow the publisher again
releases preview mf-rentals <address>    show what is published there by a link
releases promote mf-rentals              the preview becomes active
releases drop mf-rentals                 the preview ends
releases force shell <build>             activates a refused shell, though it breaks remotes
releases give mf-rentals <path>          mf-rentals may publish at another publisher's path

releases is "npm run releases --" in the repository, "node releases.mjs" beside the composer's bundle.

Example: releases pin mf-rentals 4f0c`;

type Change = (overrides: Overrides, name: string, words: string[], store: Known) => Overrides;
type Known = Record<string, PublisherState>;

const CHANGES: Record<string, Change> = { pin, unpin, preview, promote, drop, force, give };

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
  const build = known[name]?.preview?.id.split('.', 1)[0];
  if (!build) throw new UserError(`${name} has no preview that was downloaded.`);
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

/** Its owner has it back by another such decision, which names that one. */
function give(overrides: Overrides, name: string, [path = '']: string[]): Overrides {
  if (!claimedPath.safeParse(path).success)
    throw new UserError('Say which path, as its owner writes it: give mf-rentals /eventos');
  return { ...overrides, given: { ...overrides.given, [path]: name } };
}

/** One build alone, written out, so that no later build is forced. */
function force(overrides: Overrides, name: string, [build = '']: string[]): Overrides {
  if (name !== 'shell') throw new UserError('Only a shell can be forced: no remote breaks others.');
  if (!/^[0-9a-f]{8,64}$/.test(build)) {
    throw new UserError('Say which build, in full, as the list names it: force shell 4f0c9a…');
  }
  return { ...overrides, forced: { shell: build } };
}
