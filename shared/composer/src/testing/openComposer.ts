import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ComposerEvent } from '../base/event.ts';
import { Composer, type ComposerOptions } from '../composer.ts';
import { Poller, type PollerOptions } from '../fetch/poller.ts';
import type { BuildSource } from '../fetch/source.ts';
import { type Disk, realDisk } from '../store/disk.ts';
import { type Build, goodRemote, goodShell, seal, sourceOf } from './fixture.ts';
import { temporaryFolder } from './folders.ts';

const NAMES = ['shell', 'mf-novo', 'mf-velho'];

/**
 * The machine's disk without processes and without waiting until a loss of power is survived, which cost ten times
 * what is tested. disk.test.ts holds both to the same.
 */
export const quickDisk: Disk = {
  ...realDisk,
  copyFolder: async (from, to) => linkFolder(from, to),
  removeFolder: async (folder) => rmSync(folder, { recursive: true, force: true }),
  flush: async () => {},
  async pointTo(link, target) {
    rmSync(`${link}.tmp`, { force: true });
    symlinkSync(target, `${link}.tmp`);
    renameSync(`${link}.tmp`, link);
  },
};

/** A composer over a folder of its own, with builds delivered to it by hand. */
export async function openComposer(options: Partial<ComposerOptions> = {}) {
  const store = options.store ?? temporaryFolder();
  const events: ComposerEvent[] = [];
  const onEvent = (event: ComposerEvent) => void events.push(event);
  const composer = new Composer({ names: NAMES, disk: quickDisk, onEvent, ...options, store });
  const deliver = (build: Build, source: BuildSource = sourceOf(build)) =>
    pollerOf(composer, { name: build.manifest.name, source, onEvent }).poll();
  await composer.finish().catch(() => {});
  return { composer, store, events, deliver, site: siteAt(store) };
}

/** A poller of the remote of tests, unless another is named. */
export function pollerOf(
  composer: Composer,
  options: Partial<PollerOptions> & Pick<PollerOptions, 'source'>,
) {
  const remote = { name: 'mf-novo', slot: 'active', listed: '', onEvent: () => {} } as const;
  return new Poller(composer, { ...remote, ...options });
}

export const shell = () => seal(goodShell());
export const remote = () => seal(goodRemote());
export const other = () => seal(goodRemote('mf-velho', '/antigo', 'Antigo'));

/** A composer with these builds. */
export async function siteOf(builds: readonly Build[], options: Partial<ComposerOptions> = {}) {
  const opened = await openComposer(options);
  for (const build of builds) await opened.deliver(build);
  return opened;
}

/** A composer with a shell and two remotes. */
export const wholeSite = (options: Partial<ComposerOptions> = {}) =>
  siteOf([shell(), remote(), other()], options);

/** A publisher whose manifest says this, and that has nothing else. */
export function manifestSource(text: string): BuildSource {
  const read = async () => Buffer.from(text);
  return { label: 'test', read, readChanged: async () => ({ body: await read(), tag: '' }) };
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    const copy = join(to, entry.name);
    if (entry.isDirectory()) linkFolder(path, copy);
    else linkSync(path, copy);
  }
}

/** Another store of the same content. Files are shared: none is ever changed in its place. */
export function copyOf(store: string): string {
  const copy = join(temporaryFolder(), 'store');
  linkFolder(store, copy);
  return copy;
}

/** Reads what visitors would be served; `undefined` where there is nothing. */
export function siteAt(store: string) {
  return (path: string): string | undefined => {
    const file = join(store, 'site', path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}

/** A disk that calls `onChange` before each change. */
export function watchedDisk(onChange: (file: string) => void): Disk {
  const { write, link, remove, rename } = quickDisk;
  const { copyFolder, removeFolder, flush, pointTo } = quickDisk;
  const watched =
    <Words extends unknown[]>(change: (...words: Words) => Promise<void>, at = 0) =>
    async (...words: Words) => {
      onChange(String(words[at]));
      await change(...words);
    };
  return {
    ...quickDisk,
    write: watched(write),
    link: watched(link, 1),
    remove: watched(remove),
    copyFolder: watched(copyFolder, 1),
    removeFolder: watched(removeFolder),
    flush: watched(flush),
    pointTo: watched(pointTo),
    rename: watched(rename, 1),
  };
}

/** A disk that fails from its `steps`th change on, as when the process ends or the disk is full; it calls `onChange` before each. */
export function failingDisk(
  steps: number,
  onChange = () => {},
): Disk & { readonly changes: number } {
  let changes = 0;
  const disk = watchedDisk(() => {
    onChange();
    changes += 1;
    if (changes > steps) throw new Error('ended');
  });
  return {
    ...disk,
    get changes() {
      return changes;
    },
  };
}

/** The same build with other names for its assets, as a bundler gives them to other content. */
export function withNewNames({ manifest, files }: Build): Build {
  const rename = (text: string) =>
    text.replaceAll('entry.js', 'entry-2.js').replaceAll(/(remote|Page)\.js/g, '$1-2.js');
  return {
    manifest: JSON.parse(rename(JSON.stringify(manifest))),
    files: new Map([...files].map(([file, text]) => [rename(file), rename(text)])),
  };
}
