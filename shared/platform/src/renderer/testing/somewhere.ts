import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, seal } from '@site/composer/testing/fixture.ts';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { manifestSchema } from '@site/contract/manifest.ts';

/** A build of a remote in a folder, and room for what is published of it. */
export type Somewhere = ReturnType<typeof somewhere>;

/** Makes the folders, and writes a build. */
export function somewhere(built: Build) {
  const folder = temporaryFolder();
  const [build, publish] = [join(folder, 'build'), join(folder, 'site')];
  const { manifest: own, files } = seal(built);
  writeFiles(build, [...files, ['manifest.json', JSON.stringify(own)]]);
  const read = (file: string) => readFileSync(join(publish, file), 'utf8');
  /** The release that is published. */
  const manifest = () => manifestSchema.parse(JSON.parse(read('manifest.json')));
  return {
    build,
    publish,
    memory: join(folder, 'memory.json'),
    manifest,
    read,
    /** The HTML of a page of it. */
    page(path: string): string {
      const page = manifest().pages.find((entry) => entry.path === path);
      if (!page) throw new Error(`There is no page ${path}.`);
      return read(page.document);
    },
  };
}
