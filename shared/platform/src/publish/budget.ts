import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { readStored } from '@site/contract/readStored.ts';
import * as z from 'zod';
import type { BuiltFile } from '../bundling/graph.ts';
import { appFolder, ROOT } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';

/** Bytes of a page's document without styles, and of its modules as brotli leaves them. */
export const PAGE_BUDGET = { html: 22_000, scripts: 16_000 };
/** A module on demand, compressed. */
const ON_DEMAND_BYTES = 60_000;
/** Of a picture as the remote has it. */
const PICTURE_BYTES = 600_000;
const PICTURE_REMEDY = 'import the original with ?picture, which makes sizes and formats of it';
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
const NAMED = 3;
const WEIGHTS = '.cache/weights.json';

const bytes = z.int().positive().optional();
const budgetSchema = z.record(z.string(), z.strictObject({ html: bytes, scripts: bytes }));

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
  const chunks = files.filter((file) => file.type === 'chunk');
  const weights = chunks.map(({ fileName, modules }) => {
    const sources = Object.entries(modules).map(
      ([id, { renderedLength }]) => [relative(ROOT, id), renderedLength] as const,
    );
    return [fileName, largest(sources)];
  });
  replaceFile(join(appFolder(app), WEIGHTS), JSON.stringify(Object.fromEntries(weights)));
}

const largest = (parts: readonly (readonly [name: string, bytes: number])[]) =>
  parts
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map((part) => part.join(' '))
    .join(', ');

/** Findings for files of a build above their budget; `read` returns a file, `own` is the remote's budget. */
export function weightFindings(
  manifest: Manifest,
  read: (file: string) => Buffer | undefined,
  own = ownBudget(manifest.name),
): Finding[] {
  const { name, groups, pages, files, fragments = {} } = manifest;
  const findings: Finding[] = [];
  const hold = (file: string, bytes: number, what: string, most: number, remedy: string) => {
    const message = `it has ${bytes} ${what}, at most ${most} are its budget; ${remedy}`;
    if (bytes > most) findings.push(finding(manifest, 'budget', message, file));
  };
  const allowance = (key: string, field: keyof typeof PAGE_BUDGET, bytes: number) => ({
    most: own[key]?.[field] ?? PAGE_BUDGET[field],
    remedy: `${name}/src/budget.json allows it more: { "${key}": { "${field}": ${bytes} } }`,
  });
  const modules = Object.keys(files).filter((file) => file.endsWith('.js'));
  const compressed = new Map(
    modules.map((file) => [file, brotliCompressSync(read(file) ?? '').length]),
  );
  const sources = readStored(z.record(z.string(), z.string()), appFolder(name), WEIGHTS) ?? {};
  const holdModules = (file: string, loaded: readonly string[], key?: string) => {
    const parts = loaded.map((one) => {
      const made = sources[one] ? ` (before compression ${sources[one]})` : '';
      return [one + made, compressed.get(one) ?? 0] as const;
    });
    const bytes = parts.reduce((sum, [, part]) => sum + part, 0);
    const { most, remedy } = key
      ? allowance(key, 'scripts', bytes)
      : { most: ON_DEMAND_BYTES, remedy: '' };
    const heaviest = `most is ${largest(parts)}. ${remedy}`;
    hold(file, bytes, 'bytes of modules, compressed', most, heaviest);
  };
  for (const { path, document, group } of pages) {
    const text = String(read(document) ?? '').replaceAll(/<style[\s>][\s\S]*?<\/style>/g, '');
    const bytes = Buffer.byteLength(text);
    const { most, remedy } = allowance(path, 'html', bytes);
    hold(document, bytes, 'bytes of HTML', most, remedy);
    holdModules(document, groups[group]?.preload ?? [], path);
  }
  for (const [fragment, { document, preload }] of Object.entries(fragments))
    holdModules(document, preload, `${name}/${fragment}`);
  const preloaded = [...Object.values(groups), ...Object.values(fragments)];
  const atOnce = new Set(preloaded.flatMap(({ preload }) => preload));
  for (const file of modules.filter((one) => !atOnce.has(one))) holdModules(file, [file]);
  for (const [file, { size }] of Object.entries(files).filter(([one]) => PICTURE.test(one)))
    hold(file, size, 'bytes', PICTURE_BYTES, PICTURE_REMEDY);
  return findings;
}
