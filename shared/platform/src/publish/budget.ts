import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { readStored } from '@site/composer/store/disk.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import * as z from 'zod';
import type { BuiltFile } from '../bundling/graph.ts';
import { appFolder, ROOT } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';

/** What a page may weigh: bytes of its document without styles, and of its modules as brotli leaves them. */
export const BUDGET = { html: 22_000, scripts: 16_000 };
/** A module on demand, compressed. */
const ON_DEMAND_BYTES = 60_000;

/** So many parts of what weighs too much are named. */
const NAMED = 3;
/** Of a picture or a video as the remote has it. */
const PICTURE_BYTES = 600_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** In an app's folder. */
const WEIGHTS = '.cache/weights.json';

const bytes = z.int().positive().optional();
const budgetSchema = z.record(z.string(), z.strictObject({ html: bytes, scripts: bytes }));

/** A part of a build that has a budget, both in bytes. */
export interface Weight {
  file: string;
  bytes: number;
  most: number;
  /** Of which these are the bytes. */
  what: string;
  /** What weighs most, and how a remote allows it more. */
  remedy: string;
}

/**
 * What a remote's `src/budget.json` allows single pages and fragments, by path or place, beyond what each may weigh.
 * @throws UserError naming the file, the path and what was expected.
 */
export function ownBudget(app: string): z.infer<typeof budgetSchema> {
  const file = join(appFolder(app), 'src/budget.json');
  return existsSync(file) ? readConfig(budgetSchema, file) : {};
}

/** Notes what each module of a build is made of, for those that weigh too much. */
export function noteWeights(app: string, files: readonly BuiltFile[]): void {
  const weights = files.flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const sources = Object.entries(file.modules).map(([id, { renderedLength }]) => ({
      file: relative(ROOT, id),
      bytes: renderedLength,
    }));
    return [[file.fileName, largest(sources)]];
  });
  replaceFile(join(appFolder(app), WEIGHTS), JSON.stringify(Object.fromEntries(weights)));
}

const largest = (parts: readonly { file: string; bytes: number }[]) =>
  parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, NAMED)
    .map(({ file, bytes }) => `${file} ${bytes}`)
    .join(', ');

/** What the parts of a build weigh; `read` gives its files, `own` is the remote's budget. */
export function weightsOf(
  manifest: Manifest,
  read: (file: string) => Buffer | undefined,
  own = ownBudget(manifest.name),
): Weight[] {
  const { name, groups, pages, files, fragments = {} } = manifest;
  const isModule = (file: string) => file.endsWith('.js');
  const names = Object.keys(files);
  const compressed = new Map(
    names.filter(isModule).map((file) => [file, brotliCompressSync(read(file) ?? '').length]),
  );
  const sources = readStored(z.record(z.string(), z.string()), appFolder(name), WEIGHTS) ?? {};
  const modulesOf = (preload: readonly string[]) => {
    const parts = preload.map((file) => ({ file, bytes: compressed.get(file) ?? 0 }));
    const named = parts.map(({ file, bytes }) => ({
      file: sources[file] ? `${file} (before compression ${sources[file]})` : file,
      bytes,
    }));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    return { bytes, what: 'bytes of modules, compressed', remedy: `most is ${largest(named)}. ` };
  };
  const weigh = (
    file: string,
    key: string,
    field: keyof typeof BUDGET,
    { bytes, what, remedy }: ReturnType<typeof modulesOf>,
  ): Weight => {
    const more = `${name}/src/budget.json allows it more: { "${key}": { "${field}": ${bytes} } }`;
    const most = own[key]?.[field] ?? BUDGET[field];
    return { file, bytes, most, what, remedy: `${remedy}${more}` };
  };
  const weights = pages.flatMap(({ path, document, group }) => {
    const text = String(read(document) ?? '').replaceAll(/<style[\s>][\s\S]*?<\/style>/g, '');
    const html = { bytes: Buffer.byteLength(text), what: 'bytes of HTML', remedy: '' };
    const scripts = modulesOf(groups[group]?.preload ?? []);
    return [weigh(document, path, 'html', html), weigh(document, path, 'scripts', scripts)];
  });
  for (const [fragment, { document, preload }] of Object.entries(fragments))
    weights.push(weigh(document, `${name}/${fragment}`, 'scripts', modulesOf(preload)));
  const preloaded = [...Object.values(groups), ...Object.values(fragments)];
  const atOnce = new Set(preloaded.flatMap(({ preload }) => preload));
  for (const file of names.filter((one) => isModule(one) && !atOnce.has(one)))
    weights.push({ file, most: ON_DEMAND_BYTES, ...modulesOf([file]) });
  for (const file of names.filter((one) => PICTURE.test(one)))
    weights.push({
      ...{ file, bytes: files[file]?.size ?? 0, most: PICTURE_BYTES, what: 'bytes' },
      remedy: 'import the original with ?picture, which makes sizes and formats of it',
    });
  return weights;
}

/** What of a build weighs more than it may. */
export function weightFindings(manifest: Manifest, weights: readonly Weight[]): Finding[] {
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ file, bytes, most, what, remedy }) => {
      const message = `it has ${bytes} ${what}, at most ${most} are its budget; ${remedy}`;
      return finding(manifest, 'budget', message, file);
    });
}
