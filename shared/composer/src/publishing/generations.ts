import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ActiveReleases } from '../store/activeReleases.ts';
import { Generation, type Recipe } from './generation.ts';

const FOLDER = 'generations';
const SITE = 'site';

/** How long texts are compressed for one generation, in milliseconds: visitors wait for what changed. */
const COMPRESS_MS = { withNews: 500, most: 5000 };

/**
 * The site, as whole folders. The next generation is made of links to the files of the current one and of what
 * changed. Once it is complete, the link `site` is renamed to point to it; the former one stays until the next.
 */
export class Generations {
  private readonly active: ActiveReleases;
  /** The generation that visitors see, if this process made it. */
  private last: Generation | undefined;
  /** The removal of generations that are not needed any more. */
  private cleaning: Promise<void> = Promise.resolve();

  constructor(active: ActiveReleases) {
    this.active = active;
  }

  /** Whether every text of the site is compressed. */
  get isCompressed(): boolean {
    return this.last?.uncompressed.size === 0;
  }

  /**
   * Removes unfinished generations. Takes over a store of before, whose `site` was a folder: it becomes
   * generation 0, and visitors see it until the next one is there.
   */
  async open(): Promise<void> {
    const { store, disk } = this.active;
    const site = join(store, SITE);
    const first = join(FOLDER, '0');
    if (lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) {
      await disk.rename(site, join(store, first));
    }
    if (!this.current() && existsSync(join(store, first))) await disk.pointTo(site, first);
    await disk.remove(join(store, 'published.json'));
    await this.keepOnly(this.current());
  }

  /**
   * Makes the generation of a recipe, and makes it the site. Returns how many files changed; nothing is made
   * where none would, unless more texts are to be compressed.
   * @throws Error of the disk, or what `recipe.fail` throws; the site is the one before then.
   */
  async publish(recipe: Recipe): Promise<number> {
    const { active, last } = this;
    const { store, disk } = active;
    if (last && this.isCompressed && !last.needs(recipe.plan)) return 0;
    await this.cleaning;
    const current = this.current();
    const number = Number.parseInt(basename(current ?? '0'), 10) + 1;
    const next = join(FOLDER, `${number}-${randomUUID().slice(0, 8)}`);
    const generation = new Generation(join(store, next), active, last);
    const { folder } = generation;
    try {
      if (current) await disk.copyFolder(join(store, current), folder);
      const files = await generation.fill(recipe);
      const isOver = (milliseconds: number) =>
        milliseconds > (files > 0 || recipe.isNext() ? COMPRESS_MS.withNews : COMPRESS_MS.most);
      // Compressing what is left is tried again: the site is whole without.
      await generation.compress(isOver).catch(() => {});
      await disk.flush(folder, generation.written);
      await disk.pointTo(join(store, SITE), next);
      this.last = generation;
      return files;
    } finally {
      // Visitors do not wait for it; what is left is removed after the next generation, or at the next start.
      this.cleaning = this.keepOnly(this.current(), current).catch(() => {});
    }
  }

  /** The generation that visitors see, as a path in the store. */
  private current(): string | undefined {
    const link = join(this.active.store, SITE);
    // A link to a generation that is not there leads nowhere.
    const isThere = existsSync(link) && lstatSync(link).isSymbolicLink();
    return isThere ? readlinkSync(link) : undefined;
  }

  private async keepOnly(...kept: (string | undefined)[]): Promise<void> {
    const { store, disk } = this.active;
    const folder = join(store, FOLDER);
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (!kept.includes(join(FOLDER, name))) await disk.removeFolder(join(folder, name));
  }
}
