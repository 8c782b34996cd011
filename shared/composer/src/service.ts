import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './base/event.ts';
import { follow, onceAtATime } from './base/follow.ts';
import { type Publishers, readPublishers } from './base/publishers.ts';
import { serialQueue } from './base/serialQueue.ts';
import { Composer } from './composer.ts';
import { movePollers, Poller } from './fetch/poller.ts';
import { lookupAt, openSource } from './fetch/source.ts';
import { statusOf } from './operating/status.ts';
import { writeStatus } from './operating/statusFiles.ts';
import { type Overrides, readOverrides } from './store/overrides.ts';
import type { Slot } from './store/state.ts';

/**
 * The pause between two polls of a publisher, in milliseconds. Beside twenty heavy releases a small one is
 * seen within 1.3 s (`npm run bench -- scale`), and within 1.9 s with a pause of a second.
 */
export const POLL_MS = 500;
const HOUR_MS = 3_600_000;
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

/** Starts the composer: polls all publishers in cycles, each by itself, until it is stopped. */
export async function startComposer(options: ServiceOptions) {
  const { store, publishersFile, resolver, pollMs = POLL_MS, onEvent = () => {} } = options;
  const { locate = (listed) => listed } = options;
  const readList = () => locate(readPublishers(publishersFile));
  const names = Object.keys(readList());
  const composer = new Composer({ store, names, onEvent });
  const onTrouble = (error: unknown) => onEvent({ event: 'trouble', why: messageOf(error) });
  const maintain = maintenanceOf(composer, onEvent, onTrouble);
  const pollers = { active: new Map<string, Poller>(), preview: new Map<string, Poller>() };
  const all = () => [...pollers.active.values(), ...pollers.preview.values()];
  const move = (slot: Slot, locations: Publishers) =>
    movePollers(pollers[slot], locations, (name, listed) => {
      const place = /^https?:/.test(listed) ? listed : resolve(dirname(publishersFile), listed);
      const source = openSource(place, resolver ? lookupAt(resolver) : undefined);
      return new Poller(composer, { name, slot, listed, source, onEvent });
    });
  const applyList = async (listed: Publishers) => {
    move('active', listed);
    await composer.setPublishers(Object.keys(listed));
  };
  const publishers = follow('publishers', readList, applyList, onEvent);
  const override = (overrides: Overrides) => composer.override(overrides);
  const overrides = follow('overrides', () => readOverrides(store), override, onEvent);

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
  };
  const status = () => {
    for (const poller of all()) poller.watch();
    return statusOf((name) => composer.reportOn(name), pollers, overrides.applied());
  };
  const queue = serialQueue();
  const report = () => queue(() => writeStatus(store, composer.active.disk, status()));
  let isStopped = false;
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
    /** A publication that is in flight goes on. */
    stop: async () => {
      isStopped = true;
      await looping;
    },
  };
}

/** Collects each hour, and publishes what could not be published. */
function maintenanceOf(composer: Composer, onEvent: OnEvent, onTrouble: (error: unknown) => void) {
  let collectAt = 0;
  let finishAt = 0;
  return onceAtATime(async () => {
    if (performance.now() > collectAt) {
      collectAt = performance.now() + HOUR_MS;
      const releases = await composer.collect().catch(onTrouble);
      if (releases) onEvent({ event: 'collected', releases });
    }
    if (performance.now() < finishAt) return;
    // Its error is in the log; the site stays as it is.
    const isFinished = await composer.finish().catch(() => false);
    if (!isFinished) finishAt = performance.now() + RETRY_MS;
  });
}
