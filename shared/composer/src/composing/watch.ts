import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { messageOf } from '../base/errors.ts';
import { claimsOf, parseManifest } from '../validation/parseManifest.ts';
import type { BuildSource } from '../validation/source.ts';
import { LIMITS, weightFindings } from '../validation/weight.ts';
import type { ComposerEvent } from './event.ts';
import { takeIn } from './takeIn.ts';
import type { Taker } from './taker.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long a tag is believed. Two releases may share one: of the same size, and of the same time
 * where images are built to be the same each time.
 */
const TAG_MS = 10_000;

export interface WatchOptions {
  name: string;
  /** Its location as the list, or the operator, writes it. */
  listed: string;
  source: BuildSource;
  onEvent(event: ComposerEvent): void;
}

/** How it stands between the composer and one publisher. */
export interface Contact {
  /** When its manifest was last read, whatever it said. */
  lastContact?: string;
  /** Why it could not be read, or its release not be got, since then. */
  problem?: string;
  /** Since when it has a problem, whatever it was first. */
  problemSince?: string;
}

/**
 * Asks one publisher for its manifest and takes in what is new. Two kinds of no: what was not got
 * whole is tried again, with growing pauses; what a rule refused is asked for again only when the
 * publisher says something else.
 */
export class Watch {
  readonly contact: Contact = {};
  private readonly options: WatchOptions;
  private readonly composer: Taker;
  private readonly source: BuildSource;
  private tag = { text: '', until: 0 };
  /** Hash of the manifest that was dealt with last. */
  private handled = '';
  /** The manifest whose release could not be got, how long to leave it alone, and until when. */
  private failed = { hash: '', pause: 0, until: 0 };
  private readonly ending = new AbortController();

  constructor(composer: Taker, options: WatchOptions) {
    this.composer = composer;
    this.options = options;
    this.source = options.source;
  }

  get name(): string {
    return this.options.name;
  }

  get listed(): string {
    return this.options.listed;
  }

  get location(): string {
    return this.source.label;
  }

  /** Ends the poll under way and every later one: nothing of theirs is taken any more. */
  end(): void {
    this.ending.abort();
  }

  /** Asks once; never rejects: what is the matter is in `contact`. */
  async ask(): Promise<void> {
    const { signal } = this.ending;
    if (signal.aborted) return;
    try {
      const tag = performance.now() < this.tag.until ? this.tag.text : '';
      const limits = { ...LIMITS.manifest, signal };
      const answer = await this.source.readChanged('manifest.json', limits, tag);
      this.contact.lastContact = new Date().toISOString();
      if (answer && !(await this.deal(answer.body))) return;
      // Only now: what failed in between is asked for again.
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
    if (hash === this.handled && !this.composer.lacks(this.name)) return true;
    if (hash === this.failed.hash && performance.now() < this.failed.until) return false;
    const manifest = parseManifest(this.name, body);
    if ('rule' in manifest) {
      const claims = claimsOf(body);
      if (claims) await this.composer.hearPaths(this.name, claims, this.ending.signal);
      await this.composer.refuse(manifest, this.ending.signal);
    } else {
      await this.propose(manifest, hash);
    }
    this.handled = hash;
    return true;
  }

  private async propose(manifest: Manifest, hash: string): Promise<void> {
    const { signal } = this.ending;
    await this.composer.hear(manifest, signal);
    const paths = manifest.pages.map(({ path }) => path);
    const [heavy] = weightFindings(manifest);
    if (heavy) {
      await this.composer.hearPaths(manifest.name, paths, signal);
      await this.composer.refuse(heavy, signal);
      return;
    }
    try {
      await takeIn(manifest, this.source, this.composer, signal);
      await this.composer.propose(manifest, signal);
    } catch (error) {
      const before = this.failed.hash === hash ? this.failed.pause : 0;
      const pause = Math.min(LONGEST_PAUSE_MS, before * 2 || FIRST_PAUSE_MS);
      this.failed = { hash, pause, until: performance.now() + pause };
      await this.composer.hearPaths(manifest.name, paths, signal);
      throw error;
    }
  }

  private recovered(): void {
    this.failed = { hash: '', pause: 0, until: 0 };
    if (!this.contact.problem) return;
    delete this.contact.problem;
    delete this.contact.problemSince;
    this.options.onEvent({ event: 'reached again', publisher: this.name });
  }

  private noteProblem(problem: string): void {
    if (problem === this.contact.problem) return;
    this.contact.problem = problem;
    this.contact.problemSince ??= new Date().toISOString();
    this.options.onEvent({ event: 'not got', publisher: this.name, why: problem });
  }
}
