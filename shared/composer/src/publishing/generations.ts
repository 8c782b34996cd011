import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { Generation, type Recipe } from './generation.ts';

const FOLDER = 'generations';
const SITE = 'site';

/** How long texts are compressed for one generation, in milliseconds: visitors wait for what changed. */
const COMPRESS_MS = { withNews: 500, most: 5000 };

/**
 * How long former generations stay, and how many: an edge may be copying one (follow-composer.sh), which takes
 * seconds for 90,000 files. Each generation adds one more link to every blob.
 */
const FORMER = { milliseconds: 60_000, count: 4 };

/**
 * The site, as whole folders. The next generation is made of links to the files of the current one and of what
 * changed. Once it is complete, the link `site` is renamed to point to it; former ones stay for a minute.
 */
export class Generations {
  private readonly store: Store;
  /** The generation that visitors see, if this process made it. */
  private last: Generation | undefined;
  /** Generations that were the site, the newest first, and until when. */
  private former: { name: string; until: number }[] = [];
  private cleaning: Promise<void>;

  constructor(store: Store) {
    this.store = store;
    this.cleaning = this.clean();
  }

  /** Whether visitors see what this process made last, and every text of it is compressed that can be. */
  get isComplete(): boolean {
    return this.last?.folder === this.siteFolder && this.last?.canCompress === false;
  }

  get siteFolder(): string | undefined {
    const current = this.current();
    return current && join(this.store.folder, current);
  }

  /**
   * Makes the generation of a recipe the site, unless it would be the same. Returns how many files changed.
   * @throws Error of the disk, or of a release that cannot be made; the site stays as it was.
   */
  async replace(recipe: Recipe): Promise<number> {
    const { store } = this;
    const { disk } = store;
    if (this.isComplete && !this.last?.needs(recipe.plan)) return 0;
    await this.cleaning;
    const current = this.current();
    // An operator may have turned the link back: then it leads to another folder than that of `last`.
    const before = this.last && existsSync(this.last.folder) ? this.last : undefined;
    const from = before ? before.folder : this.siteFolder;
    const numbers = this.names().map((name) => Number.parseInt(name, 10) || 0);
    const next = join(FOLDER, `${Math.max(0, ...numbers) + 1}-${randomUUID().slice(0, 8)}`);
    const folder = join(store.folder, next);
    try {
      if (from !== undefined) await disk.copyFolder(from, folder);
      const generation = new Generation(folder, store, before);
      const files = await generation.fill(recipe);
      const isOver = (milliseconds: number) =>
        milliseconds > (files > 0 || recipe.isNext() ? COMPRESS_MS.withNews : COMPRESS_MS.most);
      await generation.compress(isOver);
      await disk.flush(folder, generation.written);
      await disk.pointTo(join(store.folder, SITE), next);
      this.last = generation;
      return files;
    } finally {
      const now = performance.now();
      const fresh = this.former.filter(({ until }) => now - until < FORMER.milliseconds);
      if (current && this.current() !== current) fresh.unshift({ name: current, until: now });
      this.former = fresh.slice(0, FORMER.count);
      // Visitors do not wait for it; what is left is removed after the next generation, or at the next start.
      this.cleaning = this.clean();
    }
  }

  private current(): string | undefined {
    const link = join(this.store.folder, SITE);
    // A link to a generation that is not there leads nowhere.
    const isThere = existsSync(link) && lstatSync(link).isSymbolicLink();
    return isThere ? readlinkSync(link) : undefined;
  }

  private names(): string[] {
    const folder = join(this.store.folder, FOLDER);
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /** Removes all other generations. Ignores errors: the next call tries again. */
  private async clean(): Promise<void> {
    const { folder, disk } = this.store;
    const kept = [this.current(), ...this.former.map(({ name }) => name)];
    const others = this.names()
      .map((name) => join(FOLDER, name))
      .filter((name) => !kept.includes(name));
    for (const name of others) await disk.removeFolder(join(folder, name)).catch(() => {});
  }
}
