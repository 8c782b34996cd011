import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, seal } from '@site/composer/testing/fixture.ts';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';

/** A build of this remote in a folder, and room for what is published of it. */
export interface Somewhere {
  build: string;
  publish: string;
  memory: string;
  /** The release that is published. */
  manifest(): Manifest;
  /** A file of it. */
  read(file: string): string;
  /** The HTML of a page of it. */
  page(path: string): string;
}

/** Makes the folders, and writes a build. */
export function somewhere(built: Build): Somewhere {
  const folder = temporaryFolder();
  const [build, publish] = [join(folder, 'build'), join(folder, 'site')];
  const { manifest: own, files } = seal(built);
  writeFiles(build, [...files, ['manifest.json', JSON.stringify(own)]]);
  const read = (file: string) => readFileSync(join(publish, file), 'utf8');
  const manifest = () => manifestSchema.parse(JSON.parse(read('manifest.json')));
  return {
    build,
    publish,
    memory: join(folder, 'memory.json'),
    manifest,
    read,
    page(path) {
      const page = manifest().pages.find((entry) => entry.path === path);
      if (!page) throw new Error(`There is no page ${path}.`);
      return read(page.document);
    },
  };
}
