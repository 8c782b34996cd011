import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import * as z from 'zod';
import { appFolder } from '../project/apps.ts';

/** What a page may weigh: bytes of its document without styles, and of its modules as brotli leaves them. */
const BUDGET = { html: 22_000, scripts: 16_000 };
/** A module on demand, compressed. */
const ON_DEMAND_BYTES = 60_000;

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
  const file = join(appFolder(app), 'src/budget.json');
  return existsSync(file) ? readConfig(budgetSchema, file) : {};
}

/** What each page of a build weighs, in bytes: its document without styles, and its modules compressed. */
export function pageWeights(manifest: Manifest, read: Read, compressed = compressor(read)) {
  return manifest.pages.map(({ path, document, group }) => {
    const { preload = [] } = manifest.groups[group] ?? {};
    const modules = preload.map((file) => ({ file, bytes: compressed(file) }));
    const text = String(read(document) ?? '');
    const html = Buffer.byteLength(text.replaceAll(/<style[\s>][\s\S]*?<\/style>/g, ''));
    const scripts = modules.reduce((sum, { bytes }) => sum + bytes, 0);
    const parts = [{ file: document, bytes: html }, ...modules];
    const largest = parts.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    return { path, document, html, scripts, largest };
  });
}

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
    const over = (has: number, may: number, what: string) => {
      const message = `it has ${has} ${what}, at most ${may} are its budget`;
      return has > may ? [finding(manifest, 'budget', message, page.document)] : [];
    };
    return [
      ...over(page.html, html, 'bytes of HTML'),
      ...over(page.scripts, scripts, 'bytes of modules, compressed'),
    ];
  });
  const preloaded = new Set(Object.values(manifest.groups).flatMap(({ preload }) => preload));
  const modules = Object.keys(manifest.files)
    .filter((file) => file.endsWith('.js') && !preloaded.has(file))
    .filter((file) => compressed(file) > ON_DEMAND_BYTES)
    .map((file) => {
      const message = `it has ${compressed(file)} bytes, compressed; at most ${ON_DEMAND_BYTES} are a module’s budget`;
      return finding(manifest, 'budget', message, file);
    });
  return [...pages, ...modules];
}
