import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './base/event.ts';
import { follow, onceAtATime } from './base/follow.ts';
import { plainTexts } from './base/plainText.ts';
import { type Publishers, readPublishers } from './base/publishers.ts';
import { serialQueue } from './base/serialQueue.ts';
import { Composer } from './composer.ts';
import { movePollers, Poller } from './fetch/poller.ts';
import { openSource } from './fetch/source.ts';
import { statusOf } from './operating/status.ts';
import { writeStatus } from './operating/statusFiles.ts';
import { realDisk } from './store/disk.ts';
import { lockStore } from './store/lockStore.ts';
import { readOverrides } from './store/overrides.ts';
import { readState, type Slot } from './store/state.ts';
import { tryVolume } from './store/tryVolume.ts';

/**
 * The pause between two polls of a publisher, in milliseconds. Beside twenty heavy releases a small one is
 * seen within 1.3 s, and within 1.9 s with a pause of a second (`npm run bench -- scale` of 91b3a25e).
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
  /** The pause between two polls, in milliseconds; `POLL_MS` if left out. */
  pollMs?: number | undefined;
  onEvent?: OnEvent | undefined;
}

/**
 * Starts the composer: polls all publishers in cycles, each by itself, until it is stopped.
 * @throws UserError where the list cannot be read at the first start, the volume does not do what is needed, or
 *   another composer has the store.
 */
export async function startComposer({ onEvent = () => {}, ...options }: ServiceOptions) {
  const { store, publishersFile, locate = (listed) => listed } = options;
  const log: OnEvent = (event) => onEvent(JSON.parse(JSON.stringify(event, plainTexts)));
  const readList = () => locate(readPublishers(publishersFile));
  // The first poll cycle applies the list; one that cannot be read changes nothing.
  const names = readState(store)?.listed ?? Object.keys(readList());
  const room = await tryVolume(store, realDisk);
  if (room) log({ event: 'trouble', why: room });
  const unlock = await lockStore(store);
  const composer = new Composer({ store, names, onEvent: log });
  return new ComposerService(composer, unlock, readList, { ...options, onEvent: log });
}

type Options = ServiceOptions & { onEvent: OnEvent };

export class ComposerService {
  private readonly composer: Composer;
  private readonly unlock: () => Promise<void>;
  private readonly options: Options;
  private readonly pollers = {
    active: new Map<string, Poller>(),
    preview: new Map<string, Poller>(),
  };
  private readonly publishers: ReturnType<typeof follow>;
  private readonly overrides: ReturnType<typeof follow>;
  private readonly queue = serialQueue();
  /** Why the last cycle failed: it is in the log once, until a cycle is without. */
  private trouble = '';
  private isStopped = false;
  private readonly looping: Promise<void>;
  private hourAt = performance.now() + HOUR_MS;
  private collectAt = performance.now() + COLLECT_MS;
  private finishAt = 0;

  constructor(
    composer: Composer,
    unlock: () => Promise<void>,
    readList: () => Publishers,
    options: Options,
  ) {
    const { store, onEvent } = options;
    this.composer = composer;
    this.unlock = unlock;
    this.options = options;
    const applyList = (listed: Publishers) => {
      this.move('active', listed);
      composer.setPublishers(Object.keys(listed));
    };
    this.publishers = follow('publishers', readList, applyList, onEvent);
    const read = () => readOverrides(store);
    this.overrides = follow('overrides', read, (said) => composer.override(said), onEvent);
    this.looping = this.loop();
  }

  /** Runs one poll cycle; resolves when every release was downloaded and validated. */
  async poll(): Promise<void> {
    // A poll in flight may have read its manifest before the call; what operators decided brings other pollers.
    for (let polls = 0; polls < 3; polls += 1) await this.pollAll();
    await this.composer.finish().catch(() => {});
    await this.report();
  }

  /** Whether visitors see a release of these publishers, of all if left out. */
  isComplete(names: readonly string[] = this.composer.store.releases.names): boolean {
    return names.every((name) => this.composer.store.releases.releaseOf(name));
  }

  troubles(): string[] {
    return this.status().publishers.flatMap(({ name, refusal, problem }) => {
      const why = refusal?.why ?? problem;
      return why ? [`${name}: ${why}`] : [];
    });
  }

  /** Ends polls; resolves once the publication in flight is done. Stacks take it as a function. */
  readonly stop = async (): Promise<void> => {
    this.isStopped = true;
    for (const poller of this.all()) poller.end();
    await this.looping;
    await this.composer.publication.end();
    await this.unlock();
  };

  private all(): Poller[] {
    return Object.values(this.pollers).flatMap((slot) => [...slot.values()]);
  }

  /** Polls those of a list from now on, at their present locations. */
  private move(slot: Slot, locations: Publishers): void {
    const { publishersFile, onEvent } = this.options;
    movePollers(this.pollers[slot], locations, (name, listed) => {
      const place = /^https?:/.test(listed) ? listed : resolve(dirname(publishersFile), listed);
      const source = openSource(place);
      return new Poller(this.composer, { name, slot, listed, source, onEvent });
    });
  }

  /** A poll that is in flight is not repeated meanwhile. */
  private async pollAll(): Promise<void> {
    for (const file of [this.publishers, this.overrides]) file.poll();
    // Also with each change of the list: a publisher that left it is not polled any more.
    this.move('preview', this.composer.store.releases.previews());
    await Promise.all(this.all().map((poller) => poller.poll()));
  }

  private async loop(): Promise<void> {
    const { pollMs = POLL_MS } = this.options;
    while (!this.isStopped) {
      const next = pause(pollMs);
      try {
        // Neither a slow poll nor a long publication delays the others.
        await Promise.race([Promise.all([this.pollAll(), this.maintain()]), next]);
        await this.report();
        this.trouble = '';
      } catch (error) {
        this.noteTrouble(error);
      }
      await next;
    }
  }

  private noteTrouble(error: unknown): void {
    const why = messageOf(error);
    if (why !== this.trouble) this.options.onEvent({ event: 'trouble', why });
    this.trouble = why;
  }

  private status() {
    for (const poller of this.all()) poller.watch();
    const files = [this.publishers, this.overrides].flatMap((file) => file.refusal() ?? []);
    return statusOf(this.composer, this.pollers, files);
  }

  private report(): Promise<void> {
    const { store } = this.options;
    const { generations } = this.composer.publication;
    return this.queue(() => writeStatus(store, generations.siteFolder, this.status()));
  }

  private readonly maintain = onceAtATime(async () => {
    const { composer } = this;
    const now = performance.now();
    if (now > this.hourAt) {
      this.hourAt = now + HOUR_MS;
      composer.passHour();
    }
    if (now > this.collectAt && composer.store.releases.hasDropped) {
      this.collectAt = now + COLLECT_MS;
      await composer.validator.collect().catch((error) => this.noteTrouble(error));
    }
    if (performance.now() < this.finishAt) return;
    // Its error is in the log; the site stays as it is.
    const isFinished = await composer.finish().catch(() => false);
    if (!isFinished) this.finishAt = performance.now() + RETRY_MS;
  });
}
