import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { readStored } from '@site/composer/store/disk.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import * as z from 'zod';
import type { BuiltFile } from '../bundling/graph.ts';
import { APPS, appFolder, ROOT } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';

/** What a page may weigh: bytes of its document without styles, and of its modules as brotli leaves them. */
export const BUDGET = { html: 22_000, scripts: 16_000 };
/** A module on demand, compressed. */
const ON_DEMAND_BYTES = 60_000;

/** In a remote's `src`. */
const BUDGET_FILE = 'budget.json';
/** So many of the sources of a module are named. */
const NAMED_SOURCES = 3;
/** Of a picture or a video as the remote has it. */
const PICTURE_BYTES = 600_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

const bytes = z.int().positive().optional();
const budgetSchema = z.record(z.string(), z.strictObject({ html: bytes, scripts: bytes }));
type Budget = z.infer<typeof budgetSchema>;
/** Gives a file of a build. */
type Read = (file: string) => Buffer | undefined;

/**
 * What a remote's `src/budget.json` allows single pages beyond what every page may weigh.
 * @throws UserError naming the file, the path and what was expected.
 */
export function ownBudget(app: string): Budget {
  const file = join(appFolder(app), 'src', BUDGET_FILE);
  return existsSync(file) ? readConfig(budgetSchema, file) : {};
}

/** What each page of a build weighs, in bytes: its document without styles, and its modules compressed. */
export function pageWeights(manifest: Manifest, read: Read, compressed = compressor(read)) {
  const sourcesOf = heaviestSources(manifest.name);
  return manifest.pages.map(({ path, document, group }) => {
    const { preload = [] } = manifest.groups[group] ?? {};
    const modules = preload.map((file) => ({ file, bytes: compressed(file) }));
    const text = String(read(document) ?? '');
    const html = Buffer.byteLength(text.replaceAll(/<style[\s>][\s\S]*?<\/style>/g, ''));
    const scripts = modules.reduce((sum, { bytes }) => sum + bytes, 0);
    const parts = [{ file: document, bytes: html }, ...modules];
    const sorted = parts.toSorted((one, other) => other.bytes - one.bytes);
    const [largest = { file: document, bytes: html }] = sorted;
    const heaviest = `most is ${sorted
      .slice(0, 3)
      .map(({ file, bytes }) => `${file} ${bytes}${sourcesOf(file)}`)
      .join(', ')}`;
    return { path, document, html, scripts, largest, heaviest };
  });
}

/** Notes what each module of a build is made of, for those that weigh too much. */
export function noteWeights(app: string, files: readonly BuiltFile[]): void {
  const weights = files.flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const sources = Object.entries(file.modules)
      .map(([id, { renderedLength }]) => [relative(ROOT, id), renderedLength] as const)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, NAMED_SOURCES);
    return [[file.fileName, sources.map(([id, bytes]) => `${id} ${bytes}`).join(', ')] as const];
  });
  replaceFile(weightsFile(app), JSON.stringify(Object.fromEntries(weights)));
}

/** Says for a module of an app's last build which sources are its largest. */
function heaviestSources(app: string): (file: string) => string {
  const [folder, file] = [dirname(weightsFile(app)), basename(weightsFile(app))];
  const weights = readStored(z.record(z.string(), z.string()), folder, file) ?? {};
  return (name) => (weights[name] ? ` (before compression ${weights[name]})` : '');
}

const weightsFile = (app: string) =>
  join(APPS.includes(app) ? appFolder(app) : ROOT, '.cache/weights.json');

function compressor(read: Read): (file: string) => number {
  const sizes = new Map<string, number>();
  return (file) => {
    const size = sizes.get(file) ?? brotliCompressSync(read(file) ?? '').length;
    sizes.set(file, size);
    return size;
  };
}

/** What of a build weighs more than it may; `own` is the remote's budget. */
export function budgetFindings(manifest: Manifest, read: Read, own: Budget): Finding[] {
  const compressed = compressor(read);
  const pages = pageWeights(manifest, read, compressed).flatMap((page) => {
    const { html = BUDGET.html, scripts = BUDGET.scripts } = own[page.path] ?? {};
    const over = (has: number, may: number, what: string, field: string) => {
      const allow = `${manifest.name}/src/${BUDGET_FILE} allows it more: { "${page.path}": { "${field}": ${has} } }`;
      const message = `it has ${has} ${what}, at most ${may} are its budget; ${page.heaviest}. ${allow}`;
      return has > may ? [finding(manifest, 'budget', message, page.document)] : [];
    };
    return [
      ...over(page.html, html, 'bytes of HTML', 'html'),
      ...over(page.scripts, scripts, 'bytes of modules, compressed', 'scripts'),
    ];
  });
  const parts = [...Object.values(manifest.groups), ...Object.values(manifest.fragments ?? {})];
  const preloaded = new Set(parts.flatMap(({ preload }) => preload));
  const modules = Object.keys(manifest.files)
    .filter((file) => file.endsWith('.js') && !preloaded.has(file))
    .filter((file) => compressed(file) > ON_DEMAND_BYTES)
    .map((file) => {
      const message = `it has ${compressed(file)} bytes, compressed; at most ${ON_DEMAND_BYTES} are a module’s budget`;
      return finding(manifest, 'budget', message, file);
    });
  const fragments = Object.entries(manifest.fragments ?? {}).flatMap(([name, one]) => {
    const bytes = one.preload.reduce((sum, file) => sum + compressed(file), 0);
    const message = `the fragment ${name} has ${bytes} bytes of modules, compressed; at most ${BUDGET.scripts} are its budget`;
    return bytes > BUDGET.scripts ? [finding(manifest, 'budget', message, one.document)] : [];
  });
  const pictures = Object.entries(manifest.files)
    .filter(([file, { size }]) => PICTURE.test(file) && size > PICTURE_BYTES)
    .map(([file, { size }]) => {
      const message = `it has ${size} bytes, at most ${PICTURE_BYTES} are a picture’s budget: import the original with ?picture, which makes sizes and formats of it`;
      return finding(manifest, 'budget', message, file);
    });
  return [...pages, ...fragments, ...modules, ...pictures];
}
