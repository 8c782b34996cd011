import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import { buildFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import type { HeadPicture } from '../render/headTags.ts';
import type { RenderedPage } from '../render/pages.ts';
import { drawCard } from './drawCard.ts';

/**
 * Draws the pictures of an app's pages into its build, each called after its content. Returns them by the
 * pages' paths, with their files relative to the build.
 */
export async function sharingPictures(
  app: string,
  pages: readonly RenderedPage[],
): Promise<Map<string, HeadPicture>> {
  const { shortName, url } = readSite();
  const folder = buildFolder(app);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const draw = async ({ path, head: { title }, picture }: RenderedPage) => {
    const photo = picture && join(folder, picture.address.replace(`/${app}/`, ''));
    const bytes = await drawCard({ title, name: shortName, host: new URL(url).host }, photo);
    const file = `assets/sharing-${sha256Of(bytes).slice(0, 12)}.jpg`;
    await writeFile(join(folder, file), bytes);
    return [path, { file, alt: picture ? `${title}. ${picture.alt}` : title }] as const;
  };
  return new Map(await Promise.all(pages.map(draw)));
}
