import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './base/errors.ts';
import type { ComposerEvent } from './base/event.ts';
import { type Publishers, readPublishers } from './base/publishers.ts';
import { serialQueue } from './base/serialQueue.ts';
import { Composer } from './composer.ts';
import { lookupAt } from './fetch/lookup.ts';
import { movePollers, Poller } from './fetch/poller.ts';
import { type BuildSource, openSource } from './fetch/source.ts';
import { OverridesPoller } from './operating/overridesPoller.ts';
import { statusOf, writeStatus } from './operating/status.ts';
import type { Status } from './operating/statusSchema.ts';
import type { Slot } from './validation/finding.ts';

/**
 * The pause between two polls of a publisher, in milliseconds. Beside twenty heavy releases a small one is
 * seen within 1.3 s (`npm run bench -- heavy`), and within 1.9 s with a pause of a second.
 */
export const POLL_MS = 500;
const HOUR_MS = 3_600_000;
/** The pause after a publication that failed: on a full disk each one copies the site's folder. */
const RETRY_MS = 2000;

export interface ServiceOptions {
  /** The one list of publishers; re-read when it changes. Folders in it are relative to its own. */
  publishersFile: string;
  store: string;
  /** Puts locations in the place of the file's: those of a container's environment. */
  locate?: (listed: Publishers) => Publishers;
  /** Address of a name server, as in `127.0.0.1:5300`; the system's if left out. */
  resolver?: string | undefined;
  /** Folder where the edge reports what nginx refused. */
  report?: string | undefined;
  /** The pause between two polls, in milliseconds; `POLL_MS` if left out. */
  pollMs?: number | undefined;
  onEvent?: ((event: ComposerEvent) => void) | undefined;
}

export interface ComposerService {
  /** Runs one poll cycle; resolves when every release was downloaded and validated. */
  poll(): Promise<void>;
  /** Whether these publishers, all if left out, have an active release. */
  isComplete(names?: readonly string[]): boolean;
  /** Why releases are not active, a sentence each. */
  troubles(): string[];
  stop(): Promise<void>;
}

/** Starts the composer: polls all publishers in cycles, each by itself, until it is stopped. */
export async function startComposer(options: ServiceOptions): Promise<ComposerService> {
  const { store, pollMs = POLL_MS, onEvent: emit = () => {} } = options;
  const read = () => publishersOf(options);
  let publishers = read();
  const composer = await Composer.open({ store, names: Object.keys(publishers), onEvent: emit });
  const pollerFor = (slot: Slot) => (name: string, listed: string) =>
    new Poller(composer, { name, slot, listed, source: sourceAt(listed, options), onEvent: emit });
  const pollers = new Map<string, Poller>();
  movePollers(pollers, publishers, pollerFor('active'));
  const pollerOf = pollerFor('preview');
  const overrides = new OverridesPoller({ composer, pollerOf, onEvent: emit });
  let readAt = changedAt(options.publishersFile);
  const onTrouble = (error: unknown) => emit({ event: 'trouble', why: messageOf(error) });
  const maintain = maintenanceOf(composer, emit, onTrouble);
  const all = () => [...pollers.values(), ...overrides.pollers.values()];
  const pollOverrides = onceAtATime(() => overrides.poll(Object.keys(publishers)));
  const inFlight = async () => {
    await pollOverrides();
    await Promise.all(all().map(({ polling }) => polling));
  };

  const reread = async () => {
    const now = changedAt(options.publishersFile);
    if (now === readAt) return;
    readAt = now;
    try {
      publishers = read();
      movePollers(pollers, publishers, pollerFor('active'));
      await composer.setPublishers(Object.keys(publishers));
      emit({ event: 'publishers changed', publishers: Object.keys(publishers).join(' ') });
    } catch (error) {
      emit({ event: 'publishers refused', why: messageOf(error) });
    }
  };
  const cycle = async () => {
    await reread();
    const overriding = pollOverrides();
    // A slow poll is not repeated meanwhile, and neither it nor a long publication delays the others.
    const polls = all().map((poller) => poller.poll());
    await Promise.race([Promise.all([overriding, ...polls, maintain()]), pause(pollMs)]);
    await report();
  };
  const status = () => {
    for (const poller of all()) poller.watch();
    const reportOn = (name: string) => composer.reportOn(name);
    const present = statusOf(reportOn, [...pollers.values()], overrides.pollers, options.report);
    return { ...present, overrides: overrides.applied };
  };
  const report = () => writeStatus(store, composer.active.disk, status());
  const queue = serialQueue();
  const stop = repeat(() => Promise.all([queue(cycle).catch(onTrouble), pause(pollMs)]));
  return {
    poll: async () => {
      // A poll in flight may have read its manifest before the call.
      await inFlight();
      await queue(cycle);
      await inFlight();
      await composer.finish(false).catch(() => {});
      await report();
    },
    isComplete: (names = [...pollers.keys()]) =>
      names.every((name) => composer.active.isSeen(name)),
    troubles: () => troublesOf(status()),
    stop: async () => {
      await stop();
      await composer.finish(false).catch(() => {});
    },
  };
}

function publishersOf({ publishersFile, locate }: ServiceOptions): Publishers {
  const listed = readPublishers(publishersFile);
  return locate ? locate(listed) : listed;
}

/** Collects each hour, and publishes what could not be published. */
function maintenanceOf(
  composer: Composer,
  emit: (event: ComposerEvent) => void,
  onTrouble: (error: unknown) => void,
) {
  let collectAt = 0;
  let finishAt = 0;
  return onceAtATime(async () => {
    if (performance.now() > collectAt) {
      collectAt = performance.now() + HOUR_MS;
      const releases = await composer.collect().catch(onTrouble);
      if (releases) emit({ event: 'collected', releases });
    }
    if (performance.now() < finishAt) return;
    // Its error is in the log; the site stays as it is.
    const isFinished = await composer.finish().catch(() => false);
    if (!isFinished) finishAt = performance.now() + RETRY_MS;
  });
}

/** An action that is in flight is not begun again: its result is awaited. */
function onceAtATime(action: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () => {
    inFlight ??= action().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/** Does it again and again; returns how to end that. */
function repeat(action: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) await action();
  };
  const looping = loop();
  return async () => {
    isStopped = true;
    await looping;
  };
}

function sourceAt(location: string, { publishersFile, resolver }: ServiceOptions): BuildSource {
  const place = /^https?:/.test(location) ? location : resolve(dirname(publishersFile), location);
  return openSource(place, resolver ? lookupAt(resolver) : undefined);
}

function troublesOf({ publishers }: Status): string[] {
  return publishers.flatMap(({ name, refusal, problem }) => {
    const why = refusal?.why ?? problem;
    return why ? [`${name}: ${why}`] : [];
  });
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
