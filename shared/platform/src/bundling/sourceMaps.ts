import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { APPS, appFolder, buildFolder, ROOT } from '../project/apps.ts';

/** Builds whose source maps are kept, of each app. */
const KEPT_BUILDS = 20;

const PLACE = /\/((?:mf-[a-z0-9-]+|shell))\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Takes the source maps out of a build that is not published yet, and keeps them under its name. */
export function keepSourceMaps(app: string, build: string): void {
  const maps = mapsFolder(app);
  mkdirSync(join(maps, build), { recursive: true });
  const assets = join(buildFolder(app), 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.map')))
    renameSync(join(assets, file), join(maps, build, file));
  const age = (name: string) => -statSync(join(maps, name)).mtimeMs;
  const old = readdirSync(maps).sort((one, other) => age(one) - age(other));
  for (const name of old.slice(KEPT_BUILDS)) rmSync(join(maps, name), { recursive: true });
}

/**
 * Says for each place of a built file in a text, as stacks name them, the place in the sources.
 * @throws UserError where there is none.
 */
export function sayWhere(text: string): void {
  const places = [...text.matchAll(PLACE)];
  if (places.length === 0)
    throw new UserError('Say a line as reports have it: /mf-jobs/assets/Page-4f0c.js:1:2345');
  for (const [place, app = '', file = '', line, column] of places) {
    const source = APPS.includes(app) && sourceOf(app, file, Number(line), Number(column));
    console.log(`${place}\n  ${source || 'no source map of that build is kept here'}`);
  }
}

/** The place in a source that a place in a built file of an app comes from; nothing where no map is kept. */
function sourceOf(app: string, file: string, line: number, column: number) {
  const folder = mapsFolder(app);
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  const kept = builds.map((build) => join(folder, build, `${file}.map`)).find(existsSync);
  if (!kept) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(kept, 'utf8')));
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = relative(ROOT, resolve(buildFolder(app), 'assets', entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function mapsFolder(app: string): string {
  return join(appFolder(app), '.cache/maps');
}
