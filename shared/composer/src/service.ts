import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './base/event.ts';
import { follow, onceAtATime } from './base/follow.ts';
import { plainTexts } from './base/plainText.ts';
import { type Publishers, readPublishers } from './base/publishers.ts';
import { serialQueue } from './base/serialQueue.ts';
import { Composer } from './composer.ts';
import { pollersOf } from './fetch/poller.ts';
import { openSource } from './fetch/source.ts';
import { statusOf } from './operating/status.ts';
import { writeStatus } from './operating/statusFiles.ts';
import { realDisk } from './store/disk.ts';
import { type Overrides, readOverrides } from './store/overrides.ts';
import { readState } from './store/state.ts';
import { lockStore, tryVolume } from './store/volume.ts';

/**
 * The pause between two polls of a publisher, in milliseconds. Beside twenty heavy releases a small one is
 * seen within 1.3 s, and within 1.9 s with a pause of a second (`npm run bench -- scale` of 91b3a25e).
 */
export const POLL_MS = 500;
const HOUR_MS = 3_600_000;
/** The pause before files without a release are removed; also after a start, when a release may need them at once. */
const COLLECT_MS = 60_000;
/** The pause after a publication that failed: on a full disk each one copies the site's folder. */
const RETRY_MS = 2000;

export interface ServiceOptions {
  /** The one list of publishers; read in each poll cycle. Folders in it are relative to its own. */
  publishersFile: string;
  store: string;
  /** Puts locations in the place of the file's: those of a container's environment. */
  locate?: (listed: Publishers) => Publishers;
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
export async function startComposer({
  publishersFile,
  store,
  locate = (listed) => listed,
  pollMs = POLL_MS,
  onEvent = () => {},
}: ServiceOptions) {
  const log: OnEvent = (event) => onEvent(JSON.parse(JSON.stringify(event, plainTexts)));
  const readList = () => locate(readPublishers(publishersFile));
  // The first poll cycle applies the list; one that cannot be read changes nothing.
  const names = readState(store)?.listed ?? Object.keys(readList());
  const room = await tryVolume(store, realDisk);
  if (room) log({ event: 'trouble', why: room });
  const unlock = await lockStore(store);
  const composer = new Composer({ store, names, onEvent: log });
  const open = (listed: string) =>
    openSource(/^https?:/.test(listed) ? listed : resolve(dirname(publishersFile), listed));
  const pollers = pollersOf(composer, open, log);
  const applyList = (listed: Publishers) => {
    pollers.move('active', listed);
    composer.setPublishers(Object.keys(listed));
  };
  const applyOverrides = (overrides: Overrides) => composer.override(overrides);
  const files = [
    follow('publishers', readList, applyList, log),
    follow('overrides', () => readOverrides(store), applyOverrides, log),
  ];
  const status = () => {
    for (const poller of pollers.all()) poller.watch();
    const refused = files.flatMap((file) => file.refusal() ?? []);
    return statusOf(composer, pollers, refused);
  };
  const queue = serialQueue();
  const report = () =>
    queue(() => writeStatus(store, composer.publication.generations.siteFolder, status()));
  /** A poll that is in flight is not repeated meanwhile. */
  const pollAll = async () => {
    for (const file of files) file.poll();
    // Also with each change of the list: a publisher that left it is not polled any more.
    pollers.move('preview', composer.store.releases.previews());
    await Promise.all(pollers.all().map((poller) => poller.poll()));
  };
  const endCycles = startCycles(composer, pollAll, report, { pollMs, onEvent: log });
  return {
    /** Runs one poll cycle; resolves when every release was downloaded and validated. */
    async poll(): Promise<void> {
      // More than one poll: a poll in flight may have read its manifest before the call; overrides change the pollers.
      for (let polls = 0; polls < 3; polls += 1) await pollAll();
      await composer.finish().catch(() => {});
      await report();
    },
    /** Whether visitors see a release of these publishers, of all if left out. */
    isComplete: (asked: readonly string[] = composer.store.releases.names) =>
      asked.every((name) => composer.store.releases.releaseOf(name)),
    troubles: () =>
      status().publishers.flatMap(({ name, refusal, problem }) => {
        const why = refusal?.why ?? problem;
        return why ? [`${name}: ${why}`] : [];
      }),
    /** Ends polls; resolves once the publication in flight is done. */
    async stop(): Promise<void> {
      const ended = endCycles();
      for (const poller of pollers.all()) poller.end();
      await ended;
      await composer.publication.end();
      await unlock();
    },
  };
}

/**
 * Polls, maintains and reports in cycles. Returns a function that ends the cycles and resolves after the last one. An
 * error is logged once, until a cycle succeeds.
 */
function startCycles(
  composer: Composer,
  pollAll: () => Promise<void>,
  report: () => Promise<void>,
  { pollMs, onEvent }: { pollMs: number; onEvent: OnEvent },
): () => Promise<void> {
  let trouble = '';
  const noteTrouble = (error: unknown) => {
    const why = messageOf(error);
    if (why !== trouble) onEvent({ event: 'trouble', why });
    trouble = why;
  };
  let hourAt = performance.now() + HOUR_MS;
  let collectAt = performance.now() + COLLECT_MS;
  let finishAt = 0;
  const maintain = onceAtATime(async () => {
    const now = performance.now();
    if (now > hourAt) {
      hourAt = now + HOUR_MS;
      composer.passHour();
    }
    if (now > collectAt && composer.store.releases.hasDropped) {
      collectAt = now + COLLECT_MS;
      await composer.validator.collect().catch(noteTrouble);
    }
    if (performance.now() < finishAt) return;
    // Its error is in the log; the site stays as it is.
    const isFinished = await composer.finish().catch(() => false);
    if (!isFinished) finishAt = performance.now() + RETRY_MS;
  });
  let isEnded = false;
  const loop = async () => {
    while (!isEnded) {
      const next = pause(pollMs);
      try {
        // Neither a slow poll nor a long publication delays the others.
        await Promise.race([Promise.all([pollAll(), maintain()]), next]);
        await report();
        trouble = '';
      } catch (error) {
        noteTrouble(error);
      }
      await next;
    }
  };
  const looping = loop();
  return () => {
    isEnded = true;
    return looping;
  };
}
