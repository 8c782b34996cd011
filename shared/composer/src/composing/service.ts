import { Resolver } from 'node:dns';
import { statSync } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { dirname, resolve } from 'node:path';
import { messageOf } from '../base/errors.ts';
import { type Publishers, readPublishers } from '../base/publishers.ts';
import { type BuildSource, openSource } from '../validation/source.ts';
import { Composer } from './composer.ts';
import { readRefusedMaps } from './edgeReport.ts';
import type { ComposerEvent } from './event.ts';
import { OverridesPoller } from './overridesPoller.ts';
import { type Status, statusOf, writeStatus } from './status.ts';
import { Watch } from './watch.ts';

/** How often publishers are asked, in milliseconds. */
export const ROUND_MS = 1000;
const HOUR_MS = 3_600_000;

export interface ServiceOptions {
  /** The one list of publishers; re-read when it changes. Folders in it are relative to its own. */
  publishersFile: string;
  store: string;
  /** Locations that go before the file's: what containers are told by their environment. */
  locations?: Publishers;
  /** Address of a name server, as in `127.0.0.1:5300`; the system's if left out. */
  resolver?: string | undefined;
  /** Within how many milliseconds edges run on a new configuration; 0 where they read it at once. */
  edgeReloadMs?: number | undefined;
  /** Folder where the edge reports what nginx refused. */
  report?: string | undefined;
  /** How often publishers are asked, in milliseconds; each second if left out. */
  roundMs?: number | undefined;
  onEvent?: ((event: ComposerEvent) => void) | undefined;
}

export interface ComposerService {
  /** Goes round once; resolves when everybody was asked, got and judged. */
  round(): Promise<void>;
  /** Whether these publishers, all if left out, have a release on stage. */
  isComplete(names?: readonly string[]): boolean;
  /** Why publishers are not on stage, a sentence each. */
  troubles(): string[];
  stop(): Promise<void>;
}

/** Starts the composer: asks all publishers in rounds, each by itself, until it is stopped. */
export async function startComposer(options: ServiceOptions): Promise<ComposerService> {
  const tell = (event: ComposerEvent) => options.onEvent?.(event);
  const { roundMs = ROUND_MS } = options;
  const read = () => ({ ...readPublishers(options.publishersFile), ...options.locations });
  let publishers = read();
  const composer = await Composer.open({
    store: options.store,
    names: Object.keys(publishers),
    edgeReloadMs: options.edgeReloadMs,
    onEvent: tell,
  });
  const sourceOf = (location: string) => sourceAt(location, options);
  const watchOf = (name: string, listed: string) =>
    new Watch(composer, { name, listed, source: sourceOf(listed), onEvent: tell });
  const watches = new Map<string, Watch>();
  follow(watches, publishers, watchOf);
  const overrides = new OverridesPoller({ composer, sourceOf, onEvent: tell });
  let readAt = changedAt(options.publishersFile);
  let collectAt = 0;
  const asking = new Map<Watch, Promise<void>>();

  const reread = async () => {
    const now = changedAt(options.publishersFile);
    if (now === readAt) return;
    readAt = now;
    try {
      publishers = read();
      follow(watches, publishers, watchOf);
      await composer.rename(Object.keys(publishers));
      tell({ event: 'publishers changed', publishers: Object.keys(publishers).join(' ') });
    } catch (error) {
      tell({ event: 'publishers refused', why: messageOf(error) });
    }
  };
  const round = async () => {
    await reread();
    await overrides.poll(Object.keys(publishers));
    // One that takes long is not asked again meanwhile, and nobody waits for it.
    const asked = [...watches.values(), ...overrides.watches.values()].map((watch) => {
      const running = asking.get(watch) ?? watch.ask().finally(() => asking.delete(watch));
      asking.set(watch, running);
      return running;
    });
    await Promise.race([Promise.all(asked), pause(roundMs)]);
    if (performance.now() > collectAt) {
      collectAt = performance.now() + HOUR_MS;
      await composer.collect();
    }
    // Its error is told; the site stays as it is.
    await composer.mend().catch(() => {});
    await report();
  };
  const report = async () => {
    const refusedMaps = options.report ? await readRefusedMaps(options.report) : undefined;
    await writeStatus(composer, { ...status(), refusedMaps });
  };
  const status = () => statusOf(composer, [...watches.values()], overrides.watches, new Date());
  const stop = repeat(round, roundMs, (why) => tell({ event: 'trouble', why }));
  return {
    round: async () => {
      // A poll under way may have read its manifest before the call.
      await Promise.all(asking.values());
      await round();
      await Promise.all(asking.values());
      await report();
    },
    isComplete: (names = [...watches.keys()]) => names.every((name) => composer.isSeen(name)),
    troubles: () => troublesOf(status()),
    stop,
  };
}

/** Watches those on the list; one that left it, or is elsewhere now, is not polled any more. */
function follow(
  watches: Map<string, Watch>,
  publishers: Publishers,
  watchOf: (name: string, listed: string) => Watch,
): void {
  for (const [name, watch] of watches) {
    if (publishers[name] === watch.listed) continue;
    watch.end();
    watches.delete(name);
  }
  for (const [name, listed] of Object.entries(publishers)) {
    if (!watches.has(name)) watches.set(name, watchOf(name, listed));
  }
}

/** Does it again and again, at most once in so many milliseconds. Returns how to end that. */
function repeat(
  round: () => Promise<void>,
  milliseconds: number,
  onTrouble: (why: string) => void,
): () => Promise<void> {
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) {
      const started = performance.now();
      await round().catch((error) => onTrouble(messageOf(error)));
      await pause(Math.max(0, milliseconds - (performance.now() - started)));
    }
  };
  const looping = loop();
  return async () => {
    isStopped = true;
    await looping;
  };
}

function sourceAt(location: string, { publishersFile, resolver }: ServiceOptions): BuildSource {
  const place = /^https?:/.test(location) ? location : resolve(dirname(publishersFile), location);
  return openSource(place, { lookup: resolver ? lookupAt(resolver) : undefined });
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Resolves names at one server: each time anew, because containers come back elsewhere. */
function lookupAt(server: string): LookupFunction {
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([server]);
  return (hostname, options, callback) => {
    resolver.resolve4(hostname, (error, [address = ''] = []) => {
      if (error) callback(error, '', 4);
      else if (options.all) callback(null, [{ address, family: 4 }]);
      else callback(null, address, 4);
    });
  };
}
