import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { addPage, type Build, withHeading } from './testing/fixture.ts';
import {
  copyOf,
  openComposer,
  remote,
  shell,
  siteAt,
  siteOf,
  watchedDisk,
} from './testing/openComposer.ts';

/** A later state of the remote's data: of the same build, with one page more and a file of its own. */
function later(state: number): Build {
  const build = remote(
    (one) => addPage(one, '/novo/mais', 'Mais'),
    ({ files }) => files.set(`assets/state-${state}.js`, `export default ${state};`),
    (one) => withHeading(one, `Estado ${state}`),
  );
  Object.assign(build.manifest, { build: remote().manifest.build, revision: `r${state}` });
  return build;
}

const FRAME = /<header>(.*)<\/header>[\s\S]*<h1>[\s\S]*<footer>\1<\/footer>[\s\S]*<\/html>/;

/** What visitors see: the frames of two pages, and the state of data, if every page and file of it is there. */
function look(store: string): string {
  const site = siteAt(store);
  const page = site('pages/novo.html') ?? '';
  const frames = [page, site('errors/404.html') ?? ''].map((html) => FRAME.exec(html)?.[1]);
  const [, words, state = '0'] = /<h1>(Novo|Estado (\d))</.exec(page) ?? [];
  const isWhole =
    words === 'Novo' ||
    (site('pages/novo/mais.html')?.includes('<h1>Mais') &&
      site(`mf-novo/assets/state-${state}.js`) === `export default ${state};`);
  return `${frames} ${isWhole ? state : `misses files of ${words}`}`;
}

/** Of one frame, and whole. */
const GOOD = /^(Casca|Outra casca),\1 (\d)$/;

function seen(store: string): number {
  expect(look(store)).toMatch(GOOD);
  return Number(GOOD.exec(look(store))?.[2]);
}

const NAMES = ['shell', 'mf-novo'];

/** A site with a shell and a remote, whose composer is stopped. */
const stoppedSite = async () => (await siteOf([shell(), remote()], { names: NAMES })).store;

/** A composer in which something happens, once each, before the first change below a folder (`/…/`), or of a file that ends so. */
async function interruptedComposer(store: string, onChange = (_file: string) => {}) {
  const before = new Map<string, () => Promise<unknown>>();
  const disk = watchedDisk(async (file) => {
    const isMet = (key: string) => (key.endsWith('/') ? file.includes(key) : file.endsWith(key));
    const words = [...before.keys()].find(isMet) ?? '';
    const action = before.get(words);
    before.delete(words);
    await action?.();
    onChange(file);
  });
  const opened = await openComposer({ store, names: NAMES, disk });
  const { offered } = opened.composer.validator;
  const polls: Promise<void>[] = [];
  /** Delivers a release; resolves as soon as it is about to be published, or the poll is over. */
  const activate = async (build: Build) => {
    let isOver = false;
    const poll = opened.deliver(build).then(() => {
      isOver = true;
    });
    polls.push(poll);
    const isValid = () => {
      const { manifest, own } = offered.active.get(build.manifest.name) ?? {};
      return own && manifest?.revision === build.manifest.revision;
    };
    while (!isOver && !isValid()) await nextTurn();
  };
  const settle = async () => {
    // Also those that begin meanwhile.
    for (const poll of polls) await poll;
    await opened.composer.finish().catch(() => {});
  };
  return { ...opened, before, activate, settle };
}

describe('a composer whose publishers do not answer after a kill', () => {
  /** Two states become active, each in the middle of another publication, and files are collected; it ends after `steps` changes. */
  async function killed(store: string, steps: number) {
    let changes = 0;
    const looks = new Set<string>();
    const onChange = () => {
      looks.add(look(store));
      changes += 1;
      if (changes > steps) throw new Error('ended');
    };
    const { composer, before, activate, settle } = await interruptedComposer(store, onChange);
    before.set('/releases/shell/', () => activate(later(1)));
    before.set('/releases/mf-novo/', () => activate(later(2)));
    await activate(shell('Outra casca'));
    await settle();
    await composer.validator.collect().catch(() => {});
    for (const one of looks) expect(one, `after ${steps} steps`).toMatch(GOOD);
    return changes;
  }

  test('serves a whole site of one frame, with every page that visitors saw, at whatever step of two releases it was killed', async () => {
    const before = await stoppedSite();
    const whole = copyOf(before);
    const changes = await killed(whole, Number.POSITIVE_INFINITY);
    expect(seen(whole)).toBe(2);
    for (let step = 0; step < changes; step += 1) {
      const store = copyOf(before);
      await killed(store, step);
      const earlier = seen(store);
      const message = `after ${step} steps`;
      const { events, deliver } = await openComposer({ store, names: NAMES });
      expect(events, message).toEqual([]);
      expect(seen(store), message).toBeGreaterThanOrEqual(earlier);
      await deliver(shell('Outra casca'));
      expect(siteAt(store)('pages/novo.html'), message).toContain('<header>Outra casca');
      const left = () => readdirSync(join(store, 'generations')).length;
      await expect.poll(left, { message, interval: 5 }).toBeLessThanOrEqual(5);
    }
  }, 300_000);

  test('serves them where files were collected between a release that could not be made and the one before', async () => {
    const store = await stoppedSite();
    const { composer, before, activate, settle } = await interruptedComposer(store, (file) => {
      if (file.includes('/pages/novo/mais')) throw new Error('EIO: the disk does not take it');
    });
    let isCollected = false;
    before.set('/state/releases', async () => {
      await composer.validator.collect();
      isCollected = true;
    });
    await activate(later(1));
    await settle();
    expect(isCollected).toBe(true);
    const { deliver } = await openComposer({ store, names: NAMES });
    expect(seen(store)).toBe(0);
    await deliver(later(1));
    expect(seen(store)).toBe(1);
  });
});

test.each([
  ['the one after it becomes visible', '/site'],
  ['what is left of it for open tabs is saved', `mf-novo/${remote().manifest.build}.r1.manifest`],
])(
  'a state of data that comes back while %s keeps its pages, also after a restart',
  async (_, file) => {
    const store = await stoppedSite();
    const { before, activate, settle } = await interruptedComposer(store);
    await activate(later(1));
    await settle();
    before.set(file, () => activate(later(1)));
    await activate(later(2));
    await settle();
    await activate(shell('Outra casca'));
    await settle();
    expect(seen(store)).toBe(1);
    await openComposer({ store, names: NAMES });
    expect(seen(store)).toBe(1);
  },
);
