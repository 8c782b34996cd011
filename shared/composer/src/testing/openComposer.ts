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
import type { LogEvent } from '../base/event.ts';
import { Composer, type ComposerOptions } from '../composer.ts';
import { Poller, type PollerOptions } from '../fetch/poller.ts';
import { type Disk, realDisk } from '../store/disk.ts';
import { NO_OVERRIDES } from '../store/overrides.ts';
import {
  addPage,
  type Build,
  goodRemote,
  goodShell,
  type OnRead,
  seal,
  sourceOf,
  withHeading,
} from './fixture.ts';
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
  const events: LogEvent[] = [];
  const onEvent = (event: LogEvent) => void events.push(event);
  const composer = new Composer({ names: NAMES, disk: quickDisk, onEvent, ...options, store });
  const deliver = (build: Build, onRead?: OnRead) => {
    const { name } = build.manifest;
    return pollerOf(composer, { name, source: sourceOf(build, onRead), onEvent }).poll();
  };
  /** Shows a build as the preview of its publisher; returns where the site has it. */
  const preview = async (build: Build) => {
    const { name, build: id } = build.manifest;
    await composer.override({ ...NO_OVERRIDES, previews: { [name]: 'http://next/' } });
    await pollerOf(composer, { name, slot: 'preview', source: sourceOf(build) }).poll();
    await composer.finish();
    return `preview/${name}.${id}`;
  };
  await composer.finish().catch(() => {});
  return {
    ...{ composer, store, events, deliver, preview, site: siteAt(store) },
    /** Why the newest release of a publisher is not active. */
    refusal: (name = 'mf-novo') => composer.validator.refused.active.get(name)?.findings[0],
    /** Why files of a publisher are not as its active release says. */
    failure: (name = 'mf-novo') => composer.publication.failures.get(name)?.why,
  };
}

/** A poller of the remote of tests, unless another is named. */
export function pollerOf(
  composer: Composer,
  options: Partial<PollerOptions> & Pick<PollerOptions, 'source'>,
) {
  const remote = { name: 'mf-novo', slot: 'active', listed: '', onEvent: () => {} } as const;
  return new Poller(composer, { ...remote, ...options });
}

export type Edit = (build: Build) => unknown;

const sealed = (build: Build, ...edits: Edit[]) => {
  for (const edit of edits) edit(build);
  return seal(build);
};
export const shell = (mark = 'Casca', ...edits: Edit[]) => sealed(goodShell(mark), ...edits);
export const remote = (...edits: Edit[]) => sealed(goodRemote(), ...edits);
export const other = (...edits: Edit[]) =>
  sealed(goodRemote('mf-velho', '/antigo', 'Antigo'), ...edits);

/** The next build of the remote: its page says these words, its assets have other names. */
export const next = (words: string, ...edits: Edit[]) =>
  sealed(withHeading(withNewNames(goodRemote()), words), ...edits);

/** The next build of the other remote. */
export const nextOther = (words = 'Muito mais') => seal(withHeading(withNewNames(other()), words));

/** A composer with these builds. */
export async function siteOf(builds: readonly Build[], options: Partial<ComposerOptions> = {}) {
  const opened = await openComposer(options);
  for (const build of builds) await opened.deliver(build);
  return opened;
}

/** A composer with a shell and two remotes. */
export const wholeSite = (options: Partial<ComposerOptions> = {}) =>
  siteOf([shell(), remote(), other()], options);

/** The other remote with one of each thing that the remote may not touch. */
export const owner = (...edits: Edit[]) =>
  other(
    (build) => addPage(build, '/lista/:nome', 'Lista'),
    (build) => addPage(build, '/fechada', 'Fechada', { status: 410 }),
    (build) => addPage(build, '/oferta/17', 'Oferta', { page: '/oferta/:oferta' }),
    ({ manifest }) => Object.assign(manifest, { redirects: { '/mudou': '/antigo' } }),
    ...edits,
  );

/** A composer with a shell, the remote, and another one that owns one of each thing. */
export const ownedSite = () => siteOf([shell(), remote(), owner()]);

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

/** A disk that calls `onChange` before each change, with the path that changes, and waits for it. */
export const watchedDisk = (onChange: (file: string) => unknown): Disk =>
  new Proxy(quickDisk, {
    get(disk, name) {
      const change = Reflect.get(disk, name);
      if (name === 'free') return change;
      return async (...words: unknown[]) => {
        await onChange(String(words[name === 'link' || name === 'copyFolder' ? 1 : 0]));
        await Reflect.apply(change, disk, words);
      };
    },
  });

/** A disk that does not take files whose paths hold `broken.part`; it takes all while that is empty. */
export function brokenDisk(part = '') {
  const broken = { part };
  const disk = watchedDisk((file) => {
    if (broken.part && file.includes(broken.part))
      throw new Error('EIO: the disk does not take it');
  });
  return { broken, disk };
}

/** The same build with other names for its assets, as a bundler gives them to other content. */
export function withNewNames({ manifest, files }: Build, ending = '2'): Build {
  const rename = (text: string) => text.replaceAll(/\b(entry|remote|Page)\.js/g, `$1-${ending}.js`);
  return {
    manifest: JSON.parse(rename(JSON.stringify(manifest))),
    files: new Map([...files].map(([file, text]) => [rename(file), rename(text)])),
  };
}
