import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { messageOf } from '../base/errors.ts';
import type { ComposerEvent } from '../base/event.ts';
import type { Slot } from '../validation/admission.ts';
import { BUDGET, budgetFindings } from '../validation/budget.ts';
import type { Finding } from '../validation/finding.ts';
import { claimsOf, parseManifest } from '../validation/parseManifest.ts';
import { download, type Store } from './download.ts';
import type { BuildSource } from './source.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A publisher that was not polled for so long has a problem, whatever it is. */
const WATCH_MS = 30_000;

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

/** Takes what was fetched, but nothing of a poll whose `signal` was aborted. */
export interface Receiver {
  readonly active: Store;
  receive(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void>;
  propose(manifest: Manifest, slot: Slot, signal: AbortSignal): Promise<void>;
  refuse(broken: Finding, slot: Slot, signal: AbortSignal): Promise<void>;
  notePaths(name: string, paths: string[], signal: AbortSignal): Promise<void>;
  lacksFiles(name: string): boolean;
}

export interface PollerOptions {
  name: string;
  slot?: Slot;
  /** Its location as the list, or the operator, writes it. */
  listed: string;
  source: BuildSource;
  onEvent(event: ComposerEvent): void;
}

/**
 * Requests one publisher's manifest and downloads a new release. A failed download is retried after
 * 1 to 30 s; a violated contract waits for the next manifest.
 */
export class Poller {
  contact: Contact = {};
  readonly options: PollerOptions;
  private readonly receiver: Receiver;
  private readonly slot: Slot;
  private tag = { text: '', until: 0 };
  /** Hash of the manifest that was dealt with last. */
  private handled = '';
  /** The manifest whose download failed, the pause until the next attempt, and when that is. */
  private failed = { hash: '', pause: 0, until: 0 };
  private readonly ending = new AbortController();
  /** When the last poll began or ended. */
  private polledAt = { ms: performance.now(), date: new Date() };
  /** The poll under way. */
  polling: Promise<void> | undefined;

  constructor(receiver: Receiver, options: PollerOptions) {
    this.receiver = receiver;
    this.options = options;
    this.slot = options.slot ?? 'active';
  }

  /** Ends the poll under way and every later one: nothing of them is taken any more. */
  end(): void {
    this.ending.abort();
  }

  /** Polls once, unless a poll is under way; never rejects: the error is in `contact`. */
  poll(): Promise<void> {
    this.polling ??= this.pollOnce().finally(() => {
      this.polling = undefined;
      this.polledAt = { ms: performance.now(), date: new Date() };
    });
    return this.polling;
  }

  /** Notes a problem where polls do not begin any more, or one does not end. */
  watch(): void {
    if (performance.now() - this.polledAt.ms < WATCH_MS) return;
    this.noteProblem(`it is not polled since ${this.polledAt.date.toISOString()}`);
  }

  private async pollOnce(): Promise<void> {
    const { signal } = this.ending;
    if (signal.aborted) return;
    this.polledAt = { ms: performance.now(), date: new Date() };
    try {
      const tag = performance.now() < this.tag.until ? this.tag.text : '';
      const limits = { ...BUDGET.manifest, signal };
      const answer = await this.options.source.readChanged('manifest.json', limits, tag);
      this.contact.lastContact = new Date().toISOString();
      if (answer && !(await this.deal(answer.body))) return;
      // Only now: what failed in between is requested again.
      if (answer) this.tag = { text: answer.tag, until: performance.now() + TAG_MS };
      this.recovered();
    } catch (error) {
      if (signal.aborted) return;
      this.noteProblem(messageOf(error));
    }
  }

  /** Whether the manifest was dealt with; not while a failure is too fresh to try again. */
  private async deal(body: Buffer): Promise<boolean> {
    const hash = sha256Of(body);
    const { name } = this.options;
    const { slot, receiver } = this;
    if (hash === this.handled && !(slot === 'active' && receiver.lacksFiles(name))) return true;
    if (hash === this.failed.hash && performance.now() < this.failed.until) return false;
    const manifest = parseManifest(name, body);
    const isRead = !('rule' in manifest);
    const paths = isRead ? manifest.pages.map(({ path }) => path) : claimsOf(body);
    try {
      await (isRead ? this.receive(manifest) : this.refuse(manifest));
    } catch (error) {
      const before = this.failed.hash === hash ? this.failed.pause : 0;
      const pause = Math.min(LONGEST_PAUSE_MS, before * 2 || FIRST_PAUSE_MS);
      this.failed = { hash, pause, until: performance.now() + pause };
      throw error;
    } finally {
      // The paths of a preview are those of its publisher.
      if (paths && slot === 'active') await receiver.notePaths(name, paths, this.ending.signal);
    }
    this.handled = hash;
    this.contact.visibleSeconds = (performance.now() - this.polledAt.ms) / 1000;
    return true;
  }

  private async receive(manifest: Manifest): Promise<void> {
    const { receiver, slot } = this;
    const { signal } = this.ending;
    await receiver.receive(manifest, slot, signal);
    const [heavy] = budgetFindings(manifest);
    if (heavy) return this.refuse(heavy);
    await download(manifest, this.options.source, receiver.active, signal);
    await receiver.propose(manifest, slot, signal);
  }

  private refuse(broken: Finding): Promise<void> {
    return this.receiver.refuse(broken, this.slot, this.ending.signal);
  }

  private recovered(): void {
    this.failed = { hash: '', pause: 0, until: 0 };
    const { problem, problemSince, ...well } = this.contact;
    if (problem === undefined) return;
    this.contact = well;
    this.options.onEvent({ event: 'download recovered', publisher: this.options.name });
  }

  private noteProblem(problem: string): void {
    if (problem === this.contact.problem) return;
    this.contact = { problemSince: new Date().toISOString(), ...this.contact, problem };
    this.options.onEvent({ event: 'download failed', publisher: this.options.name, why: problem });
  }
}

/** Polls where publishers are now: one that is elsewhere, or nowhere, is not polled any more. */
export function follow(
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
