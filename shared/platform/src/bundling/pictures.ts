import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const QUERY = '?picture';
const VIRTUAL = '\0picture:';

/**
 * Gives a picture by its base name: `import city from '../assets/hero-goiania?picture'` finds
 * `hero-goiania-800.avif`, `hero-goiania-800.webp` and so on, and takes the size of the largest
 * from its file. A name without files, or a width that lacks a format, fails the build.
 */
export function pictures(): Plugin {
  return {
    name: 'site:pictures',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith(QUERY) || !importer) return null;
      return VIRTUAL + resolve(dirname(importer), id.slice(0, -QUERY.length));
    },
    load(id) {
      return id.startsWith(VIRTUAL) ? pictureModule(id.slice(VIRTUAL.length)) : null;
    },
  };
}

async function pictureModule(base: string): Promise<string> {
  const widths = widthsOf(base);
  const { width, height } = await sharp(`${base}-${widths.at(-1)}.webp`).metadata();
  const file = (width: number, format: string) => JSON.stringify(`${base}-${width}.${format}?url`);
  const imports = widths.map(
    (width) => `import avif${width} from ${file(width, 'avif')};
import webp${width} from ${file(width, 'webp')};`,
  );
  const variants = widths.map(
    (width) => `{ width: ${width}, avif: avif${width}, webp: webp${width} }`,
  );
  return `${imports.join('\n')}
export default { width: ${width}, height: ${height}, variants: [${variants}] };`;
}

function widthsOf(base: string): number[] {
  const folder = dirname(base);
  const files = new Set(readdirSync(folder));
  const found = [...files].flatMap((file) => {
    const [, name, width] = /^(.+)-(\d+)\.(?:avif|webp)$/.exec(file) ?? [];
    return name === basename(base) ? [Number(width)] : [];
  });
  const widths = [...new Set(found)].sort((a, b) => a - b);
  if (widths.length === 0) {
    throw new Error(`There is no picture ${basename(base)}-<width>.webp and .avif in ${folder}.`);
  }
  for (const width of widths) {
    for (const format of ['avif', 'webp']) {
      const file = `${basename(base)}-${width}.${format}`;
      if (!files.has(file)) throw new Error(`${join(folder, file)} is missing.`);
    }
  }
  return widths;
}
