import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { messageOf } from '@site/contract/messageOf.ts';
import { readIfThere } from '@site/contract/readStored.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { isText } from '@site/edge/fileTypes.ts';
import { COMPOSER, type Output, type Plan } from '../site/plan.ts';
import { secondsOf } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import { compress, ENCODINGS } from './compress.ts';

/** The interval at which other work of the process goes on while a generation is made. */
const PAUSE_MS = 50;
/** Keep 1 MB free, so that the status file can still be written. */
const MIN_FREE = 1_000_000;

/** The status is written into the folder that visitors see, so that an edge reports what it serves. */
export const STATUS_FOLDER = 'status/';

export interface Recipe {
  plan: Plan;
  /** Why a file of a publisher cannot be made, by its name; making the generation adds to it. */
  failures: Map<string, string>;
  /** Whether visitors do not see the release of a publisher yet. */
  isNew(publisher: string): boolean;
  /** Whether the next publication waits for this one. */
  isNext(): boolean;
}

/** A whole site in a folder that no server reads yet. */
export class Generation {
  readonly folder: string;
  readonly keys: Map<string, string>;
  /** Texts without compressed variants: nginx serves them as they are. */
  private readonly uncompressed: Set<string>;
  /** Whether texts can be compressed: the disk was not full at the last attempt. */
  private hasRoom = true;
  /** Files that are not those of the generation before. */
  readonly written: string[] = [];
  private readonly store: Store;

  /** `folder` is a copy of the former generation; `before` is undefined if another process made that one. */
  constructor(folder: string, store: Store, before: Generation | undefined) {
    this.folder = folder;
    this.store = store;
    this.keys = new Map(before?.keys);
    this.uncompressed = new Set(before?.uncompressed);
  }

  get canCompress(): boolean {
    return this.hasRoom && this.uncompressed.size > 0;
  }

  needs(plan: Plan): boolean {
    if (this.keys.size !== plan.size) return true;
    return [...plan].some(([path, { key }]) => this.keys.get(path) !== key);
  }

  /** Makes the folder what the plan says, and returns how many files changed; throws as `replace`. */
  async fill({ plan, failures, isNew }: Recipe): Promise<number> {
    const isMeant = (path: string) =>
      plan.has(path) || plan.has(path.replace(/\.(br|gz)$/, '')) || path.startsWith(STATUS_FOLDER);
    const gone = this.all().filter((path) => !isMeant(path));
    for (const path of gone) await this.remove(path);
    const changed = [...plan].filter(([path, { key }]) => this.keys.get(path) !== key);
    let pauseAt = performance.now() + PAUSE_MS;
    for (const [path, output] of smallestFirst(changed)) {
      const { owner, make, isOptional } = output;
      // After a failure skip the owner's other pages: each would fail slowly. Not its files: all releases name them.
      if (make && failures.has(owner)) continue;
      try {
        await this.put(path, output);
      } catch (error) {
        if (owner === COMPOSER) throw error;
        if (!isOptional) failures.set(owner, `${path}: ${messageOf(error)}`);
        // A generation without this release is made in the place of this one.
        if (!isOptional && isNew(owner)) throw error;
        // A page stays as it is. A damaged file goes: visitors get no half of it.
        if (!make) await this.remove(path);
        // Otherwise each poll would make a generation to try it again.
        if (isOptional) this.keys.set(path, output.key);
      }
      if (performance.now() < pauseAt) continue;
      await nextTurn();
      pauseAt = performance.now() + PAUSE_MS;
    }
    return changed.length + gone.length;
  }

  /** Compresses texts until `isOver` returns true; it is called before each text, with the milliseconds so far. */
  async compress(isOver: (milliseconds: number) => boolean): Promise<void> {
    const { disk } = this.store;
    if (this.uncompressed.size === 0) return;
    this.hasRoom = (await disk.free(this.folder)) >= MIN_FREE;
    const started = performance.now();
    for (const path of this.hasRoom ? this.uncompressed : []) {
      if (isOver(performance.now() - started)) return;
      this.uncompressed.delete(path);
      try {
        const bytes = readFileSync(join(this.folder, path));
        const seconds = secondsOf(sha256Of(bytes));
        for (const [ending, variant] of Object.entries(await compress(bytes))) {
          await disk.write(join(this.folder, path + ending), variant, seconds);
          this.written.push(path + ending);
        }
      } catch {
        // A text whose variants cannot be written is served as it is until it changes, or the composer starts again.
        await this.removeVariants(path);
      }
    }
  }

  /** The files of the folder. If another process made the folder, the compressed variants are among them. */
  private all(): string[] {
    if (this.keys.size > 0) return [...this.keys.keys()];
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.folder, join(parentPath, name)));
  }

  private async put(path: string, { key, make }: Output): Promise<void> {
    const target = join(this.folder, path);
    const present = readIfThere(target);
    // A whole file stays, also where its blob was lost.
    const kept = present && !make && sha256Of(present) === key ? present : undefined;
    const bytes = make ? Buffer.from(await make()) : (kept ?? (await this.store.blobs.read(key)));
    if (!present?.equals(bytes)) {
      if (present) await this.removeVariants(path);
      if (make) await this.store.disk.write(target, bytes, secondsOf(sha256Of(bytes)));
      else await this.store.blobs.linkTo(key, target);
      this.written.push(path);
    }
    this.keys.set(path, key);
    const isCompressed = ENCODINGS.every(
      (ending) => statSync(target + ending, { throwIfNoEntry: false })?.size,
    );
    this.uncompressed.delete(path);
    if (isText(path) && bytes.length > 0 && !isCompressed) this.uncompressed.add(path);
  }

  private async remove(path: string): Promise<void> {
    this.keys.delete(path);
    this.uncompressed.delete(path);
    await this.store.disk.remove(join(this.folder, path));
    await this.removeVariants(path);
  }

  private async removeVariants(path: string): Promise<void> {
    if (!isText(path)) return;
    for (const ending of ENCODINGS) await this.store.disk.remove(join(this.folder, path + ending));
  }
}

/** Publishers with few files come first: on a full disk a publisher with many files takes no room from them. */
function smallestFirst(changed: readonly [string, Output][]): [string, Output][] {
  const owners = [...Map.groupBy(changed, ([, { owner }]) => owner).values()];
  return owners.sort((one, other) => one.length - other.length).flat();
}
