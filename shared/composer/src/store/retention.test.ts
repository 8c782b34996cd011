import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Composer } from '../composer.ts';
import { keptBytes } from '../operating/status.ts';
import { type Build, goodRemote, seal, withHeading } from '../testing/fixture.ts';
import {
  next,
  nextOther,
  openComposer,
  quickDisk,
  remote,
  wholeSite,
} from '../testing/openComposer.ts';
import { Blobs } from './blobs.ts';
import { realDisk } from './disk.ts';
import { NO_OVERRIDES } from './overrides.ts';
import { Releases } from './releases.ts';
import { KEPT, keptOf, WEEK_HOURS } from './retention.ts';
import type { PublisherState } from './state.ts';

/** Retired releases of builds `1`, `2`, …, the newest first, of which each has as many files of a size. */
function kept(ids: string[], files: number, size: number, hours = 0, forgotten: string[] = []) {
  const retired = ids.map((id) => ({ id, hour: 0 }));
  const publisher: PublisherState = { active: { id: 'a', since: '' }, retired };
  const { manifest } = seal(goodRemote());
  const read = (id: string) => {
    const entry = (at: number) => [`assets/${id}-${at}.js`, { size, sha256: `${id}-${at}` }];
    return {
      ...manifest,
      files: Object.fromEntries(Array.from({ length: files }, (_, at) => entry(at))),
    };
  };
  return keptOf(publisher, hours, forgotten, read).map(({ id }) => id);
}

const ids = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at));

const state = (at: number) => `a.${at}`;

describe('of retired releases', () => {
  test.each<[string, string[], string[]]>([
    ['the newest builds', kept(ids(20, String), 1, 1), ids(KEPT.builds, String)],
    ['the newest states of data', kept(ids(50, state), 1, 1), ids(KEPT.states, state)],
    ['those with room for their bytes', kept(['1', '2', '3'], 1, KEPT.bytes / 2), ['1', '2']],
    ['those with room for their files', kept(['1', '2', '3'], KEPT.files / 2, 0), ['1', '2']],
    ['the newest one, whatever its size', kept(['1', '2'], 1, KEPT.bytes * 2), ['1']],
    ['none after a week of running hours', kept(['1'], 1, 1, 168), []],
    ['all until then', kept(['1'], 1, 1, 167), ['1']],
    ['none that operators had forgotten', kept(['1', '2', 'a.1'], 1, 1, 0, ['1', 'a.1']), ['2']],
  ])('%s are kept', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('one that comes back and retires again is the newest', () => {
    const empty = { publishers: {}, overrides: NO_OVERRIDES, awaited: [], hours: 5 };
    const releases = new Releases(empty, [], new Blobs('', realDisk));
    for (const id of ['1', '2', '1', '3']) releases.show('mf-novo', 'active', { id, since: '' });
    expect(releases.stateOf('mf-novo').retired.map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('old releases', () => {
  const passHours = (composer: Composer, count: number) => {
    for (let hour = 0; hour < count; hour += 1) composer.passHour();
  };

  test.each([
    ['that is right', '2026-03-02T12:00:00Z'],
    ['that stands at 1970', '1970-01-01T00:00:10Z'],
    ['that is ten years ahead', '2036-03-02T12:00:00Z'],
  ])(
    'their files answer for a week of running hours by a clock %s, then they go',
    async (_, time) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') });
      const { deliver, site, composer, store } = await wholeSite();
      await deliver(next('Novo'));
      vi.setSystemTime(time);
      passHours(composer, 1);
      await deliver(nextOther());
      passHours(composer, WEEK_HOURS - 2);
      await composer.finish();
      expect(site('mf-novo/assets/Page.js')).toBeDefined();
      vi.setSystemTime('2026-03-09T12:00:00Z');
      passHours(composer, 1);
      await composer.finish();
      expect(site('mf-novo/assets/Page.js')).toBeUndefined();
      expect(site('mf-velho/assets/Page.js')).toBeDefined();
      passHours(composer, 1);
      await composer.finish();
      expect(site('mf-velho/assets/Page.js')).toBeUndefined();
      expect(site('mf-novo/assets/Page-2.js')).toContain('scopeOfFixture');
      expect(readdirSync(join(store, 'site/releases/mf-novo'))).toHaveLength(1);
    },
  );

  test('are removed without taking a file of a release that is downloaded meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    const disk = { ...quickDisk };
    disk.remove = async (file) => {
      if (file.includes('/blobs/')) await held.promise;
      await quickDisk.remove(file);
    };
    const { composer, deliver, store } = await wholeSite({ disk });
    await deliver(next('Novo'));
    passHours(composer, WEEK_HOURS);
    const collecting = composer.validator.collect();
    const coming = nextOther('Já');
    const delivering = deliver(coming);
    await new Promise((resolve) => setTimeout(resolve, 100));
    held.resolve();
    await Promise.all([collecting, delivering]);
    const { releases, blobs } = composer.store;
    expect(releases.releaseOf('mf-velho')?.build).toBe(coming.manifest.build);
    expect(blobs.hasAll(coming.manifest)).toBe(true);
    expect(readdirSync(join(store, 'site/releases/mf-novo'))).toHaveLength(1);
  });

  test('every state of data of this week keeps its files for open tabs, and no document is kept', async () => {
    const { composer, deliver, site, store } = await wholeSite();
    const { build } = remote().manifest;
    const states = Array.from({ length: 13 }, (_, at) => at);
    const data = states.map((state) => {
      const asset = (one: Build) => one.files.set(`assets/index-${state}.json`, `[${state}]`);
      const one = seal(withHeading(remote(asset), `Estado ${state}`));
      Object.assign(one.manifest, { build, revision: `r${state}` });
      return one;
    });
    for (const one of data) await deliver(one);
    await composer.validator.collect();
    await composer.finish();
    for (const state of states)
      expect(site(`mf-novo/assets/index-${state}.json`)).toBe(`[${state}]`);
    const blobs = readdirSync(join(store, 'blobs')).map((file) => join(store, 'blobs', file));
    const texts = blobs.map((file) => readFileSync(file, 'latin1')).join();
    expect(texts).toContain('Estado 12<');
    expect(texts).not.toContain('Estado 11<');
    expect(keptBytes('mf-novo', composer.store.releases)).toBeGreaterThan(0);

    // A state that comes back is whole, also after a restart.
    for (const one of data.slice(-2)) await deliver(one);
    expect((await openComposer({ store })).site('pages/novo.html')).toContain('Estado 12');

    // The last state of a build can be brought back whole.
    await deliver(next('Novo'));
    expect(site('pages/novo.html')).not.toContain('Estado');
    await composer.override({ ...NO_OVERRIDES, pins: { 'mf-novo': { build } } });
    await composer.finish();
    expect(site('pages/novo.html')).toContain('Estado 12');
  });
});
