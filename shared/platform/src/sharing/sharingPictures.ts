import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import type { RenderedPage } from '../render/pages.ts';
import { DRAWN_BY, drawCard } from './drawCard.ts';

/** A page's picture for link previews, relative to its build. */
export interface SharingPicture {
  file: string;
  /** What is to be seen on it, for readers who cannot see it. */
  alt: string;
}

/**
 * Draws the pictures of an app's pages into its build, each called after its content; those that
 * would come out as before are taken from the app's cache. Returns them by the pages' paths.
 */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, SharingPicture>> {
  const cache = join(appFolder(app), '.cache/sharing');
  const folder = join(buildFolder(app), 'assets');
  await Promise.all([cache, folder].map((path) => mkdir(path, { recursive: true })));
  const used = new Set<string>();
  const draw = async (page: RenderedPage) => {
    const { texts, photo, key } = await plan(app, page);
    used.add(`${key}.jpg`);
    const bytes = await remembered(join(cache, `${key}.jpg`), () => drawCard(texts, photo));
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    await writeFile(join(buildFolder(app), file), bytes);
    return [page.path, { file, alt: altOf(page) }] as const;
  };
  const drawn = new Map(await Promise.all(pages.map(draw)));
  for (const file of await readdir(cache)) if (!used.has(file)) await rm(join(cache, file));
  return drawn;
}

/** What a card follows from; `key` changes whenever it would come out differently. */
async function plan(app: string, { head, picture }: RenderedPage) {
  const { shortName, url } = readSite();
  const texts = { title: head.title, name: shortName, host: new URL(url).host };
  const photo = picture && join(buildFolder(app), picture.address.replace(`/${app}/`, ''));
  const seen = photo ? sha256Of(await readFile(photo)) : '';
  return { texts, photo, key: sha256Of(JSON.stringify([texts, seen, DRAWN_BY])).slice(0, 24) };
}

function altOf({ head, picture }: RenderedPage): string {
  return picture ? `${head.title}. ${picture.alt}` : head.title;
}

async function remembered(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await writeFile(file, bytes);
    return bytes;
  }
}
