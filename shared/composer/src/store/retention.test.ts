import { describe, expect, test } from 'vitest';
import { goodRemote, seal } from '../testing/fixture.ts';
import { Blobs } from './blobs.ts';
import { realDisk } from './disk.ts';
import { NO_OVERRIDES } from './overrides.ts';
import { Releases } from './releases.ts';
import { KEPT, keptOf } from './retention.ts';
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
