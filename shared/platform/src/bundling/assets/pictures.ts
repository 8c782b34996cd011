import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { sha256Of } from '@site/contract/sha256.ts';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ROOT } from '../../project/apps.ts';
import { replaceFile } from '../../project/buildFiles.ts';

const QUERY = '?picture';
const VIRTUAL = '\0picture:';

const WIDTHS = [800, 1600];
const ORIGINALS = ['jpg', 'jpeg', 'png'];

/**
 * `import city from '../assets/hero-goiania?picture'` finds the original `hero-goiania.jpg`, of which the build makes
 * the rest, or `hero-goiania-800.avif`, `hero-goiania-800.webp` and so on; it fails where a format is missing.
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
    // Of a picture without files Vite knows no file to watch.
    hotUpdate({ file, modules }) {
      const { idToModuleMap } = this.environment.moduleGraph;
      const isBeside = ([id]: [string, unknown]) =>
        id.startsWith(VIRTUAL) && dirname(id.slice(VIRTUAL.length)) === dirname(file);
      return [...modules, ...[...idToModuleMap].filter(isBeside).map(([, module]) => module)];
    },
  };
}

async function pictureModule(name: string): Promise<string> {
  const original = ORIGINALS.map((ending) => `${name}.${ending}`).find((file) => existsSync(file));
  const base = original ? await madeOf(original) : name;
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

/** Makes the files of an original, below a folder that is called after its content. */
async function madeOf(original: string): Promise<string> {
  const bytes = readFileSync(original);
  const folder = join(ROOT, '.cache/pictures', sha256Of(bytes).slice(0, 16));
  const base = join(folder, parse(original).name);
  // The width after the rotation that the camera noted.
  const { width } = (await sharp(bytes).metadata()).autoOrient;
  for (const one of new Set(WIDTHS.map((most) => Math.min(most, width)))) {
    const resized = sharp(bytes).autoOrient().resize(one);
    const [avif, webp] = [resized.clone().avif({ quality: 50 }), resized.webp({ quality: 75 })];
    for (const [format, image] of Object.entries({ avif, webp })) {
      const file = `${base}-${one}.${format}`;
      if (!existsSync(file)) replaceFile(file, await image.toBuffer());
    }
  }
  return base;
}

function widthsOf(base: string): number[] {
  const { dir, base: name } = parse(base);
  const found = readdirSync(dir).flatMap((file) => {
    const [, start, width] = /^(.+)-(\d+)\.(?:avif|webp)$/.exec(file) ?? [];
    return start === name ? [Number(width)] : [];
  });
  if (found.length > 0) return [...new Set(found)].sort((one, other) => one - other);
  throw new Error(
    `There is no picture ${name}.jpg or .png in ${dir}, nor ${name}-<width>.webp and .avif.`,
  );
}
