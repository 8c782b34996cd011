import { messageOf } from '@site/contract/messageOf.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { OnEvent } from '../base/event.ts';
import { onceAtATime } from '../base/follow.ts';
import type { Slot } from '../store/state.ts';
import { BUDGET } from '../validation/budget.ts';
import type { BuildSource } from './source.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A poll that takes so long is a problem of its publisher, whatever holds it up. */
const WATCH_MS = 30_000;

/**
 * From the fourth poll in a row with a new release on, the pause before the publisher's next poll doubles each time:
 * releases of others would wait. A manifest seen before is no change: two builds alternate during a roll-out.
 */
const FREE_CHANGES = 3;
const LONGEST_PACE_MS = 300_000;
const REMEMBERED = 100;

/**
 * How long a tag is trusted. Manifests of two releases share a tag if they have the same size and the same second; in
 * reproducible images all files have the same time.
 */
const TAG_MS = 10_000;

export interface Contact {
  lastContact?: string;
  problem?: string;
  problemSince?: string;
  /** Seconds from the first poll that saw the last release to its publication; missing if visitors do not see it. */
  visibleSeconds?: number | undefined;
  /** The pause until the next poll of a publisher that changes too often. */
  pausedSeconds?: number | undefined;
}

/** Receives manifests, but nothing of a poll whose `signal` was aborted. */
export interface Receiver {
  /**
   * Resolves when the release of a manifest is published, refused or held; returns whether visitors see it.
   * @throws Error when it could not be downloaded or published: it is tried again.
   */
  receive(manifest: Buffer, publisher: PollerOptions, signal: AbortSignal): Promise<boolean>;
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

/** Polls one publisher. A failed download is tried again after 1 to 30 s, a refused release is not. */
export class Poller {
  contact: Contact = {};
  readonly options: PollerOptions;
  private readonly receiver: Receiver;
  private tag = { text: '', until: 0 };
  /** Hash of the manifest that was handled last. */
  private handled = '';
  /** The manifest in progress: time of the first poll that saw it, pause after its last failure, end of that pause. */
  private seen = { hash: '', at: 0, pause: 0, until: 0 };
  private readonly known = new Set<string>();
  /** Polls with a manifest that was never seen, less those without. */
  private changes = 0;
  private pausedUntil = 0;
  private readonly ending = new AbortController();
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

  watch(): void {
    if (performance.now() - this.polledAt < WATCH_MS) return;
    this.note('its poll has not ended for more than 30 s');
  }

  private async pollOnce(): Promise<void> {
    const { signal } = this.ending;
    if (signal.aborted) return;
    this.polledAt = performance.now();
    if (this.polledAt < this.pausedUntil) return;
    try {
      const tag = performance.now() < this.tag.until ? this.tag.text : '';
      const limits = { ...BUDGET.manifest, signal };
      const answer = await this.options.source.readChanged('manifest.json', limits, tag);
      this.contact.lastContact = new Date().toISOString();
      this.setPace(answer && sha256Of(answer.body));
      if (answer && !(await this.handle(answer.body))) return;
      // The tag is stored only after success, so that a manifest whose release failed is requested again.
      if (answer) this.tag = { text: answer.tag, until: performance.now() + TAG_MS };
      this.seen.pause = 0;
      this.note();
    } catch (error) {
      if (signal.aborted) return;
      this.note(messageOf(error));
    }
  }

  /** Returns whether the manifest was handled; `false` during the pause after a failure. */
  private async handle(manifest: Buffer): Promise<boolean> {
    const hash = sha256Of(manifest);
    const { name, slot } = this.options;
    const isLacking = slot === 'active' && this.receiver.lacksFiles(name);
    if (hash === this.handled && !isLacking) return true;
    if (hash !== this.seen.hash) this.seen = { hash, at: this.polledAt, pause: 0, until: 0 };
    if (performance.now() < this.seen.until) return false;
    // After a failure the former manifest counts as new, so that unpin can return to it.
    this.handled = '';
    this.tag = { text: '', until: 0 };
    try {
      const isVisible = await this.receiver.receive(manifest, this.options, this.ending.signal);
      const seconds = (performance.now() - this.seen.at) / 1000;
      this.contact.visibleSeconds = isVisible ? seconds : undefined;
    } catch (error) {
      this.seen.pause = Math.min(LONGEST_PAUSE_MS, this.seen.pause * 2 || FIRST_PAUSE_MS);
      this.seen.until = performance.now() + this.seen.pause;
      throw error;
    }
    this.handled = hash;
    return true;
  }

  private setPace(hash: string | undefined): void {
    const isNew = hash !== undefined && !this.known.has(hash);
    if (isNew) {
      this.known.add(hash);
      const [oldest = ''] = this.known;
      if (this.known.size > REMEMBERED) this.known.delete(oldest);
    }
    this.changes = Math.max(0, this.changes + (isNew ? 1 : -1));
    const doubled = FIRST_PAUSE_MS * 2 ** (this.changes - FREE_CHANGES - 1);
    const pause = this.changes > FREE_CHANGES ? Math.min(LONGEST_PACE_MS, doubled) : 0;
    this.pausedUntil = performance.now() + pause;
    this.contact.pausedSeconds = pause > 0 ? pause / 1000 : undefined;
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

/** Pollers of publishers and of previews; `open` opens a build where a list, or an operator, says it is. */
export function pollersOf(
  receiver: Receiver,
  open: (location: string) => BuildSource,
  onEvent: OnEvent,
) {
  const pollers = { active: new Map<string, Poller>(), preview: new Map<string, Poller>() };
  return {
    ...pollers,
    all: () => [...pollers.active.values(), ...pollers.preview.values()],
    /** From now on polls these locations: starts pollers of new locations, ends those of former ones. */
    move(slot: Slot, locations: Readonly<Record<string, string>>): void {
      for (const [name, poller] of pollers[slot])
        if (locations[name] !== poller.options.listed) {
          poller.end();
          pollers[slot].delete(name);
        }
      for (const [name, listed] of Object.entries(locations)) {
        if (pollers[slot].has(name)) continue;
        const options = { name, slot, listed, source: open(listed), onEvent };
        pollers[slot].set(name, new Poller(receiver, options));
      }
    },
  };
}
