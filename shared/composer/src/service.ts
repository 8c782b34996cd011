import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './base/event.ts';
import { follow, onceAtATime } from './base/follow.ts';
import { plainText } from './base/plainText.ts';
import { type Publishers, readPublishers } from './base/publishers.ts';
import { serialQueue } from './base/serialQueue.ts';
import { Composer } from './composer.ts';
import { movePollers, Poller } from './fetch/poller.ts';
import { lookupAt, openSource } from './fetch/source.ts';
import { statusOf } from './operating/status.ts';
import { writeStatus } from './operating/statusFiles.ts';
import { realDisk } from './store/disk.ts';
import { takeLease } from './store/lease.ts';
import { readOverrides } from './store/overrides.ts';
import { readState, type Slot } from './store/state.ts';
import { tryVolume } from './store/tryVolume.ts';

/**
 * The pause between two polls of a publisher, in milliseconds. Beside twenty heavy releases a small one is
 * seen within 1.3 s (`npm run bench -- scale`), and within 1.9 s with a pause of a second.
 */
export const POLL_MS = 500;
const HOUR_MS = 3_600_000;
/** The pause before files are removed that no release has any more; also after a start, when they may be needed at once. */
const COLLECT_MS = 60_000;
/** The pause after a publication that failed: on a full disk each one copies the site's folder. */
const RETRY_MS = 2000;

export interface ServiceOptions {
  /** The one list of publishers; read in each poll cycle. Folders in it are relative to its own. */
  publishersFile: string;
  store: string;
  /** Puts locations in the place of the file's: those of a container's environment. */
  locate?: (listed: Publishers) => Publishers;
  /** Address of a name server, as in `127.0.0.1:5300`; the system's if left out. */
  resolver?: string | undefined;
  /** The pause between two polls, in milliseconds; `POLL_MS` if left out. */
  pollMs?: number | undefined;
  onEvent?: OnEvent | undefined;
}

export type ComposerService = Awaited<ReturnType<typeof startComposer>>;

/**
 * Starts the composer: polls all publishers in cycles, each by itself, until it is stopped.
 * @throws UserError where the list cannot be read at the first start, the volume does not do what is needed, or
 *   another composer has the store.
 */
export async function startComposer(options: ServiceOptions) {
  const { store, publishersFile, resolver, pollMs = POLL_MS } = options;
  const { locate = (listed) => listed } = options;
  const onEvent = plainEvents(options.onEvent ?? (() => {}));
  const readList = () => locate(readPublishers(publishersFile));
  const names = namesAtStart(readList, store);
  const { composer, lease, ended } = await openStore(store, names, onEvent);
  const { onTrouble, noTrouble } = troublesOf(onEvent);
  const maintain = maintenanceOf(composer, onEvent, onTrouble);
  const { pollers, all, move } = openPollers(composer, publishersFile, resolver, onEvent);
  const applyList = async (listed: Publishers) => {
    move('active', listed);
    await composer.setPublishers(Object.keys(listed));
  };
  const publishers = follow('publishers', readList, applyList, onEvent);
  const overrides = followOverrides(composer, store, onEvent);
  const { status, report } = reporterOf(composer, store, pollers, [publishers, overrides]);

  /** A poll that is in flight is not repeated meanwhile. */
  const pollAll = () => {
    const following = [publishers.poll(), overrides.poll()];
    // Also with each change of the list: a publisher that left it is not polled any more.
    move('preview', composer.pins.previews);
    return Promise.all([...following, ...all().map((poller) => poller.poll())]);
  };
  const cycle = async () => {
    // Neither a slow poll nor a long publication delays the others.
    await Promise.race([Promise.all([pollAll(), maintain()]), pause(pollMs)]);
    await report();
    noTrouble();
  };
  let isStopped = false;
  void ended.then(() => {
    isStopped = true;
  });
  const loop = async () => {
    while (!isStopped) await Promise.all([cycle().catch(onTrouble), pause(pollMs)]);
  };
  const looping = loop();
  return {
    /** Runs one poll cycle; resolves when every release was downloaded and validated. */
    poll: async () => {
      // A poll in flight may have read its manifest before the call; what operators decided brings other pollers.
      for (let polls = 0; polls < 3; polls += 1) await pollAll();
      await composer.finish().catch(() => {});
      await report();
    },
    /** Whether visitors see a release of these publishers, of all if left out. */
    isComplete: (names = composer.active.names) =>
      names.every((name) => composer.active.seenOf(name).manifest),
    /** Why releases are not active, a sentence each. */
    troubles: () =>
      status().publishers.flatMap(({ name, refusal, problem }) => {
        const why = refusal?.why ?? problem;
        return why ? [`${name}: ${why}`] : [];
      }),
    /** Resolves with the reason where the composer ended by itself: another one has its store. */
    ended,
    /** Ends polls and downloads; resolves when the publication that is in flight is done. */
    stop: async () => {
      isStopped = true;
      for (const poller of all()) poller.end();
      await looping;
      await composer.end();
      await lease.end();
    },
  };
}

/** Opens a store that this composer alone writes to; `ended` says why, where another one takes it over. */
async function openStore(store: string, names: readonly string[], onEvent: OnEvent) {
  const room = await tryVolume(store, realDisk);
  if (room) onEvent({ event: 'trouble', why: room });
  const { promise: ended, resolve: onLost } = Promise.withResolvers<string>();
  const lease = await takeLease(store, realDisk, onLost);
  const composer = new Composer({ store, names, onEvent, confirm: lease.confirm });
  return { composer, lease, ended };
}

function followOverrides(composer: Composer, store: string, onEvent: OnEvent) {
  const read = () => readOverrides(store);
  return follow('overrides', read, (said) => composer.override(said), onEvent);
}

/** Says a trouble once, until a cycle is without. */
function troublesOf(onEvent: OnEvent) {
  let last = '';
  const onTrouble = (error: unknown) => {
    const why = messageOf(error);
    if (why !== last) onEvent({ event: 'trouble', why });
    last = why;
  };
  const noTrouble = () => {
    last = '';
  };
  return { onTrouble, noTrouble };
}

/** Makes and writes the status. */
function reporterOf(
  composer: Composer,
  store: string,
  pollers: Record<Slot, ReadonlyMap<string, Poller>>,
  [publishers, overrides]: [ReturnType<typeof follow>, ReturnType<typeof follow>],
) {
  const queue = serialQueue();
  const status = () => {
    for (const slot of Object.values(pollers)) for (const poller of slot.values()) poller.watch();
    const refusedFiles = [publishers, overrides].flatMap((file) => file.refusal() ?? []);
    return statusOf(composer, pollers, refusedFiles, overrides.applied());
  };
  const report = () => queue(() => writeStatus(store, composer.siteFolder, realDisk, status()));
  return { status, report };
}

/** The pollers of releases and previews. */
function openPollers(
  composer: Composer,
  publishersFile: string,
  resolver: string | undefined,
  onEvent: OnEvent,
) {
  const pollers = { active: new Map<string, Poller>(), preview: new Map<string, Poller>() };
  return {
    pollers,
    all: () => [...pollers.active.values(), ...pollers.preview.values()],
    /** Polls those of a list from now on, at their present locations. */
    move: (slot: Slot, locations: Publishers) =>
      movePollers(pollers[slot], locations, (name, listed) => {
        const place = /^https?:/.test(listed) ? listed : resolve(dirname(publishersFile), listed);
        const source = openSource(place, resolver ? lookupAt(resolver) : undefined);
        return new Poller(composer, { name, slot, listed, source, onEvent });
      }),
  };
}

/** The names on the list; where it cannot be read, those that the store has, and everything stays as it is. */
function namesAtStart(readList: () => Publishers, store: string): string[] {
  try {
    return Object.keys(readList());
  } catch (error) {
    const listed = readState(store)?.listed;
    if (!listed) throw error;
    return listed;
  }
}

/** Passes events on with plain texts alone. */
function plainEvents(onEvent: OnEvent): OnEvent {
  const plain = (value: string | number | undefined) =>
    typeof value === 'string' ? plainText(value) : value;
  return ({ event, ...more }) => {
    const entries = Object.entries(more).map(([name, value]) => [name, plain(value)]);
    onEvent({ event, ...Object.fromEntries(entries) });
  };
}

/** Counts hours, removes files of releases that are not kept, and publishes what could not be published. */
function maintenanceOf(composer: Composer, onEvent: OnEvent, onTrouble: (error: unknown) => void) {
  let hourAt = performance.now() + HOUR_MS;
  let collectAt = performance.now() + COLLECT_MS;
  let finishAt = 0;
  return onceAtATime(async () => {
    const now = performance.now();
    if (now > hourAt) {
      hourAt = now + HOUR_MS;
      composer.passHour();
    }
    if (now > collectAt && composer.active.hasDropped) {
      collectAt = now + COLLECT_MS;
      await composer.collect().then(() => onEvent({ event: 'collected' }), onTrouble);
    }
    if (performance.now() < finishAt) return;
    // Its error is in the log; the site stays as it is.
    const isFinished = await composer.finish().catch(() => false);
    if (!isFinished) finishAt = performance.now() + RETRY_MS;
  });
}
