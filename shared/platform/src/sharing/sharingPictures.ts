import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharingPicture } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import type { RenderedPage } from '../render/pages.ts';
import { DRAWN_BY, drawCard } from './drawCard.ts';

/**
 * Draws the pictures of an app's pages into its build, each called after its content; those that
 * would come out as before are taken from the app's cache: one takes 0.2 s. Returns them by the pages' paths,
 * with their files relative to the build.
 */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, SharingPicture>> {
  const cache = join(appFolder(app), '.cache/sharing');
  const folder = join(buildFolder(app), 'assets');
  await Promise.all([cache, folder].map((path) => mkdir(path, { recursive: true })));
  const { shortName, url } = readSite();
  const draw = async ({ path, head, picture }: RenderedPage) => {
    const texts = { title: head.title, name: shortName, host: new URL(url).host };
    const photo = picture && join(buildFolder(app), picture.address.replace(`/${app}/`, ''));
    const seen = photo ? sha256Of(await readFile(photo)) : '';
    // Changes whenever the card would come out differently.
    const key = sha256Of(JSON.stringify([texts, seen, DRAWN_BY])).slice(0, 24);
    const bytes = await remembered(join(cache, `${key}.jpg`), () => drawCard(texts, photo));
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    await writeFile(join(buildFolder(app), file), bytes);
    const alt = picture ? `${head.title}. ${picture.alt}` : head.title;
    return [path, { file, alt }] as const;
  };
  return new Map(await Promise.all(pages.map(draw)));
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
