import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { DRAWN_BY, drawCard } from '@site/design/brand/sharingCard.ts';
import type { RenderedPage } from '../prerender/pages.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { readSite } from '../project/readSite.ts';

/** Draws the pictures of an app's pages into its build, by the pages' paths; a cache saves 0.2 s for each. */
export async function sharingPictures(app: string, pages: readonly RenderedPage[]) {
  const { shortName, url } = readSite();
  const draw = async ({ path, head, picture }: RenderedPage) => {
    const texts = { title: head.title, name: shortName, host: new URL(url).host };
    const photo = picture && join(buildFolder(app), picture.file.replace(`/${app}/`, ''));
    const seen = photo ? sha256Of(readFileSync(photo)) : '';
    // Changes whenever the card would come out differently.
    const key = sha256Of(JSON.stringify([texts, seen, DRAWN_BY])).slice(0, 24);
    const cached = join(appFolder(app), '.cache/sharing', `${key}.jpg`);
    if (!existsSync(cached)) replaceFile(cached, await drawCard(texts, photo));
    const bytes = readFileSync(cached);
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    replaceFile(join(buildFolder(app), file), bytes);
    const alt = picture ? `${head.title}. ${picture.alt}` : head.title;
    return [path, { file, alt }] as const;
  };
  return new Map(await Promise.all(pages.map(draw)));
}
