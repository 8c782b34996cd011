import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha256Of } from '@site/contract/sha256.ts';
import { messageOf } from '../base/errors.ts';
import { isText } from '../base/fileTypes.ts';
import { type Output, PHASES, type Plan } from '../site/plan.ts';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { type Blobs, secondsOf } from '../store/blobs.ts';
import type { Disk } from '../store/disk.ts';
import { compress, ENCODINGS } from './compress.ts';
import {
  checkPublished,
  DAMAGED,
  type Published,
  readPublished,
  writePublished,
} from './published.ts';

/** After so long a publication ends, and goes on when what waits had its turn. */
const TURN_MS = 200;
/** So often the polls of publishers go on meanwhile. */
const PAUSE_MS = 50;

/** Bytes that compressed forms leave on the disk: the status that says that it is full takes some, too. */
const LEFT_FREE = 1_000_000;

/** What came of one turn of publishing. */
export interface Turn {
  /** How many files changed. */
  files: number;
  /** Why files of a publisher could not be published, by its name. */
  failures: ReadonlyMap<string, string>;
  /** Publishers whose files the next turn goes on with, and the composer's own, called ''. */
  open: ReadonlySet<string>;
}

/** What is the matter, and since when. */
export interface Problem {
  why: string;
  since: string;
}

/** The folder that edges serve. It is made what a plan says. */
export class SiteFolder {
  /** Whether the folder is what the last plan says. */
  isPublished = false;
  /** Why files of a publisher are not as its release says, by its name. */
  failures: ReadonlyMap<string, Problem> = new Map();
  /** What failed in the turns before of a publication that goes on. */
  private failed: Turn['failures'] = new Map();
  private readonly store: string;
  private readonly blobs: Blobs;
  private readonly disk: Disk;
  private readonly published: Published;
  /** Texts whose compressed forms are not there as yet. */
  private readonly plain: Set<string>;

  constructor({ store, blobs, disk }: ActiveReleases, onDamaged: (file: string) => void) {
    this.store = store;
    this.blobs = blobs;
    this.disk = disk;
    this.published = readPublished(store);
    this.plain = new Set(checkPublished(store, this.published, onDamaged));
  }

  /**
   * One turn of making the folder what the plan says: files, then pages, then lists that point to
   * them, removed ones last, each by rename, only what changed; what is long comes after what is short.
   * Where files of one publisher fail, its pages stay as they are, and the others go on. They are
   * tried again once all turns are over: on a slow disk that is full, those that fail first would take
   * every turn, and none would come to an end. Interrupted anywhere, it leaves a whole site, and doing
   * it again goes on.
   * @throws Error of the disk where the composer's own lists cannot be written.
   */
  async publish(plan: Plan, now: Date): Promise<Turn> {
    this.isPublished = false;
    const until = performance.now() + TURN_MS;
    const { failed } = this;
    this.failed = new Map();
    const turn = await this.write(plan, failed, until);
    const { failures, open } = turn;
    if (open.size > 0) this.failed = failures;
    const going = [...this.failures].filter(([name]) => open.has(name));
    const failing = Array.from(failures, ([name, why]) => {
      const { since = now.toISOString() } = this.failures.get(name) ?? {};
      return [name, { why, since }] as const;
    });
    this.failures = new Map([...going, ...failing]);
    // What fails is tried again in the next poll cycle: the site is whole without.
    if (open.size === 0) await this.compress(until).catch(() => {});
    this.isPublished = open.size === 0 && failures.size === 0;
    return turn;
  }

  private async write(plan: Plan, failed: Turn['failures'], until: number): Promise<Turn> {
    const failures = new Map(failed);
    const changed = [...plan].filter(([path, { key }]) => this.published.get(path)?.key !== key);
    let files = 0;
    // A page that is new comes before those that may link to it.
    const isKnown = ([path]: [string, Output]) => Number(this.published.has(path));
    changed.sort((one, other) => isKnown(one) - isKnown(other));
    const waiting = inOrder(changed);
    for await (const [path, output] of withPauses(waiting, until)) {
      if (failures.has(output.owner)) continue;
      try {
        await this.writeOne(path, output);
        files += 1;
      } catch (error) {
        if (!output.owner) throw error;
        failures.set(output.owner, `${path}: ${messageOf(error)}`);
      }
    }
    if (waiting.length > 0)
      return { files, failures, open: new Set(waiting.map(([, { owner }]) => owner)).add('') };
    // Where a publisher's files failed, what its release replaces is still needed. What is damaged and
    // could not be published anew goes: visitors get no half of it.
    const gone = [...this.published].flatMap(([path, { key }]) =>
      key === DAMAGED || (failures.size === 0 && !plan.has(path)) ? [path] : [],
    );
    for (const path of gone) await this.removeOne(path);
    if (changed.length + gone.length > 0)
      await writePublished(this.store, this.published, this.disk);
    return { files: files + gone.length, failures, open: new Set() };
  }

  private async writeOne(path: string, { key, make }: Output): Promise<void> {
    const target = join(this.store, 'site', path);
    const bytes = make ? Buffer.from(await make()) : await this.blobs.read(key);
    // Of the file that it replaces: nginx would send them on.
    if (isText(path) && this.published.has(path)) await this.removeForms(path);
    if (make) await this.disk.write(target, bytes, secondsOf(sha256Of(bytes)));
    else await this.blobs.publish(key, target);
    this.published.set(path, { key, size: bytes.length });
    if (isText(path) && bytes.length > 0) this.plain.add(path);
  }

  private async removeOne(path: string): Promise<void> {
    this.published.delete(path);
    this.plain.delete(path);
    await this.disk.remove(join(this.store, 'site', path));
    await this.removeForms(path);
  }

  private async removeForms(path: string): Promise<void> {
    for (const ending of ENCODINGS) await this.disk.remove(join(this.store, 'site', path + ending));
  }

  /**
   * Compresses texts that are not as yet, for the rest of a turn. nginx serves them as they are
   * meanwhile: all of a large release would keep those of other publishers for 10 s. The list is written
   * anew at the end, since edges that follow copy what is new after it.
   */
  async compress(until = performance.now() + TURN_MS / 2): Promise<void> {
    if (this.plain.size === 0 || (await this.disk.free(this.store)) < LEFT_FREE) return;
    for await (const path of withPauses([...this.plain], until)) {
      const target = join(this.store, 'site', path);
      const bytes = readFileSync(target);
      const forms = await compress(bytes);
      const seconds = secondsOf(sha256Of(bytes));
      for (const ending of ENCODINGS)
        await this.disk.write(target + ending, forms[ending], seconds);
      this.plain.delete(path);
    }
    if (this.plain.size === 0) await writePublished(this.store, this.published, this.disk);
  }
}

/** First the files that all pages need, then each publisher's, the fewest first, then the lists. */
function inOrder(changed: readonly [string, Output][]): [string, Output][] {
  const isFirst = ({ owner, phase }: Output) =>
    phase === 'files' && (owner === 'shell' || owner === '');
  const isLast = ({ phase }: Output) => phase === 'lists';
  const rest = changed.filter(([, output]) => !isFirst(output) && !isLast(output));
  const owners = [...Map.groupBy(rest, ([, { owner }]) => owner).values()];
  owners.sort((one, other) => one.length - other.length);
  return [
    ...changed.filter(([, output]) => isFirst(output)),
    ...owners.flatMap((own) =>
      PHASES.flatMap((phase) => own.filter(([, output]) => output.phase === phase)),
    ),
    ...changed.filter(([, output]) => isLast(output)),
  ];
}

/** Takes one item after the other until its time is over; what is left stays in the list. */
async function* withPauses<Item>(items: Item[], until: number): AsyncGenerator<Item> {
  let pauseAt = performance.now() + PAUSE_MS;
  items.reverse();
  let item = items.pop();
  while (item !== undefined) {
    yield item;
    const now = performance.now();
    item = now < until ? items.pop() : undefined;
    if (now < pauseAt) continue;
    await nextTurn();
    pauseAt = performance.now() + PAUSE_MS;
  }
}
