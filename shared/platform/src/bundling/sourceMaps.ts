import { globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readIfThere } from '@site/contract/readStored.ts';
import { APPS, appFolder, buildFolder, ROOT } from '../project/apps.ts';

/** Since a build last had the file. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

const PLACE = /\/((?:mf-[a-z0-9-]+|shell))\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Takes the source maps out of a build that is not published yet, and keeps them: their names are unique. */
export function keepSourceMaps(app: string): void {
  const maps = mapsFolder(app);
  mkdirSync(maps, { recursive: true });
  const assets = join(buildFolder(app), 'assets');
  for (const file of globSync('*.map', { cwd: assets }))
    renameSync(join(assets, file), join(maps, file));
  const kept = globSync('*', { cwd: maps }).map((file) => join(maps, file));
  const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > KEPT_MS;
  for (const file of kept.filter(isOld)) rmSync(file, { recursive: true });
}

/**
 * Prints the source of each place of a built file that a text names, as stacks do.
 * @throws UserError where the text names none.
 */
export function sayWhere(text: string): void {
  const places = [...text.matchAll(PLACE)];
  if (places.length === 0)
    throw new UserError('Say a line as reports have it: /mf-jobs/assets/Page-4f0c.js:1:2345');
  for (const [place, app = '', file = '', line, column] of places) {
    const source = APPS.includes(app) && sourceOf(app, file, Number(line), Number(column));
    console.log(`${place}\n  ${source || 'no source map of that file is kept here'}`);
  }
}

/** The place in a source that a place in a built file of an app comes from; nothing where no map is kept. */
function sourceOf(app: string, file: string, line: number, column: number) {
  const kept = readIfThere(join(mapsFolder(app), `${file}.map`));
  if (!kept) return undefined;
  const map = new SourceMap(JSON.parse(String(kept)));
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = relative(ROOT, resolve(buildFolder(app), 'assets', entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function mapsFolder(app: string): string {
  return join(appFolder(app), '.cache/maps');
}
