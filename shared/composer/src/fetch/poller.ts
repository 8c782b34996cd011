import { messageOf } from '@site/contract/messageOf.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { OnEvent } from '../base/event.ts';
import { onceAtATime } from '../base/follow.ts';
import type { Slot } from '../store/state.ts';
import { BUDGET } from '../validation/budget.ts';
import type { BuildSource } from './source.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A publisher that was not polled for so long has a problem, whatever it is. */
const WATCH_MS = 30_000;

const NOT_FAILED = { hash: '', pause: 0, until: 0 };

/**
 * How long a tag is believed. Two releases may share one: of the same size, and of the same time
 * where images are built to be the same each time.
 */
const TAG_MS = 10_000;

/** Time and error of the last poll. */
export interface Contact {
  lastContact?: string;
  problem?: string;
  problemSince?: string;
  visibleSeconds?: number;
}

/** Receives manifests, but nothing of a poll whose `signal` was aborted. */
export interface Receiver {
  /**
   * Resolves when the release of a manifest is published or refused.
   * @throws Error when it could not be downloaded or published: it is tried again.
   */
  receive(manifest: Buffer, publisher: PollerOptions, signal: AbortSignal): Promise<void>;
  /** Whether files of the active release of a publisher are missing here: it is downloaded again. */
  lacksFiles(name: string): boolean;
}

export interface PollerOptions {
  name: string;
  slot: Slot;
  /** Its location as the list, or the operator, writes it. */
  listed: string;
  source: BuildSource;
  onEvent: OnEvent;
}

/**
 * Requests one publisher's manifest and downloads a new release. A failed download is retried after
 * 1 to 30 s; a violated contract waits for the next manifest.
 */
export class Poller {
  contact: Contact = {};
  readonly options: PollerOptions;
  private readonly receiver: Receiver;
  private tag = { text: '', until: 0 };
  /** Hash of the manifest that was handled last. */
  private handled = '';
  /** The manifest whose download failed, the pause until the next attempt, and when that is. */
  private failed = NOT_FAILED;
  private readonly ending = new AbortController();
  /** When the last poll began or ended. */
  private polledAt = performance.now();

  constructor(receiver: Receiver, options: PollerOptions) {
    this.receiver = receiver;
    this.options = options;
  }

  /** Ends the poll in flight and every later one: nothing of them is received any more. */
  end(): void {
    this.ending.abort();
  }

  /** Polls once, unless a poll is in flight; never rejects: the error is in `contact`. */
  readonly poll = onceAtATime(async () => {
    await this.pollOnce();
    this.polledAt = performance.now();
  });

  /** Notes a problem where polls do not begin any more, or one does not end. */
  watch(): void {
    if (performance.now() - this.polledAt < WATCH_MS) return;
    const since = new Date(performance.timeOrigin + this.polledAt).toISOString();
    this.note(`it is not polled since ${since}`);
  }

  private async pollOnce(): Promise<void> {
    const { signal } = this.ending;
    if (signal.aborted) return;
    this.polledAt = performance.now();
    try {
      const tag = performance.now() < this.tag.until ? this.tag.text : '';
      const limits = { ...BUDGET.manifest, signal };
      const answer = await this.options.source.readChanged('manifest.json', limits, tag);
      this.contact.lastContact = new Date().toISOString();
      if (answer && !(await this.handle(answer.body))) return;
      // Only now: what failed in between is requested again.
      if (answer) this.tag = { text: answer.tag, until: performance.now() + TAG_MS };
      this.failed = NOT_FAILED;
      this.note();
    } catch (error) {
      if (signal.aborted) return;
      this.note(messageOf(error));
    }
  }

  /** Whether the manifest was handled; not while a failure is too fresh to try again. */
  private async handle(manifest: Buffer): Promise<boolean> {
    const hash = sha256Of(manifest);
    const { name, slot } = this.options;
    const isLacking = slot === 'active' && this.receiver.lacksFiles(name);
    if (hash === this.handled && !isLacking) return true;
    if (hash === this.failed.hash && performance.now() < this.failed.until) return false;
    // If this one fails, the one before is new again: an operator may wait for it.
    this.handled = '';
    this.tag = { text: '', until: 0 };
    try {
      await this.receiver.receive(manifest, this.options, this.ending.signal);
    } catch (error) {
      const before = this.failed.hash === hash ? this.failed.pause : 0;
      const pause = Math.min(LONGEST_PAUSE_MS, before * 2 || FIRST_PAUSE_MS);
      this.failed = { hash, pause, until: performance.now() + pause };
      throw error;
    }
    this.handled = hash;
    this.contact.visibleSeconds = (performance.now() - this.polledAt) / 1000;
    return true;
  }

  /** Notes a problem, or that there is none any more; each change is in the log once. */
  private note(why?: string): void {
    const { name: publisher, onEvent } = this.options;
    const { problem, problemSince = new Date().toISOString(), ...well } = this.contact;
    if (why === problem) return;
    this.contact = why === undefined ? well : { ...well, problem: why, problemSince };
    onEvent({ event: `download ${why === undefined ? 'recovered' : 'failed'}`, publisher, why });
  }
}

/** Polls publishers at their present locations, and ends the polls of former ones. */
export function movePollers(
  pollers: Map<string, Poller>,
  locations: Readonly<Record<string, string>>,
  pollerOf: (name: string, listed: string) => Poller,
): void {
  for (const [name, poller] of pollers) {
    if (locations[name] === poller.options.listed) continue;
    poller.end();
    pollers.delete(name);
  }
  for (const [name, listed] of Object.entries(locations)) {
    if (!pollers.has(name)) pollers.set(name, pollerOf(name, listed));
  }
}
