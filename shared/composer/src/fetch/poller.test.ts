import { beforeEach, expect, test, vi } from 'vitest';
import { goodRemote, seal, sourceOf, withHeading } from '../testing/fixture.ts';
import {
  next,
  openComposer,
  pollerOf,
  remote,
  shell,
  siteOf,
  wholeSite,
} from '../testing/openComposer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

test('a release under the tag of the one before is seen soon', async () => {
  const { composer, site } = await siteOf([shell()]);
  const build = seal(goodRemote());
  const files = sourceOf(build);
  const tags: string[] = [];
  // As of servers that go by size and time, in images whose files have no time of their own.
  const readChanged: typeof files.readChanged = async (file, limits, tag) => {
    tags.push(tag);
    return tag ? undefined : { body: await files.read(file, limits), tag: '"1"' };
  };
  const poller = pollerOf(composer, { source: { ...files, readChanged } });
  await poller.poll();
  seal(withHeading(build, 'Outra vez'));
  await poller.poll();
  expect(site('pages/novo.html')).not.toContain('Outra vez');
  vi.advanceTimersByTime(10_000);
  await poller.poll();
  expect(site('pages/novo.html')).toContain('Outra vez');
  expect(tags).toEqual(['', '"1"', '']);
});

test('a publisher whose poll does not end has a problem after 30 seconds, until one ends', async () => {
  const { composer } = await openComposer();
  const hanging = Promise.withResolvers<void>();
  const poller = pollerOf(composer, { source: sourceOf(remote(), () => hanging.promise) });
  const polling = poller.poll();
  vi.advanceTimersByTime(29_000);
  poller.watch();
  expect(poller.contact.problem).toBeUndefined();
  vi.advanceTimersByTime(1000);
  poller.watch();
  expect(poller.contact.problem).toContain('its poll has not ended');
  hanging.resolve();
  await polling;
  expect(poller.contact.problem).toBeUndefined();
});

test('where a file is another page visitors see the release before, and the next one comes', async () => {
  const { composer, site } = await siteOf([shell(), remote()]);
  let isWrong = true;
  const source = sourceOf(next('Outra vez'), (file) => isWrong && file.endsWith('.html') && 'Oi');
  const poller = pollerOf(composer, { source });
  await poller.poll();
  expect(poller.contact.problem).toContain('is not what the manifest says');
  expect(site('pages/novo.html')).toContain('<h1>Novo');
  isWrong = false;
  vi.advanceTimersByTime(30_000);
  await poller.poll();
  expect(poller.contact.problem).toBeUndefined();
  expect(site('pages/novo.html')).toContain('Outra vez');
});

test.each([
  ['a new release at each poll', (poll: number) => poll, [1, 2, 4, 8]],
  [
    'two builds by turns, as during a roll-out,',
    (poll: number) => poll % 2,
    Array(4).fill(undefined),
  ],
])('a publisher with %s is asked as rarely as it has new ones', async (_, word, expected) => {
  const { composer, site } = await wholeSite();
  const build = next('Segunda');
  const poller = pollerOf(composer, { source: sourceOf(build) });
  const pauses = [];
  for (let poll = 0; poll < 7; poll += 1) {
    vi.advanceTimersByTime((poller.contact.pausedSeconds ?? 0) * 1000);
    seal(withHeading(build, `Número ${word(poll)}`));
    await poller.poll();
    pauses.push(poller.contact.pausedSeconds);
  }
  expect(pauses).toEqual([undefined, undefined, undefined, ...expected]);
  seal(withHeading(build, 'Cedo demais'));
  await poller.poll();
  expect(site('pages/novo.html')?.includes('Cedo')).toBe(pauses.at(-1) === undefined);
});

test('a publisher whose release does not come whole is polled as often as any', async () => {
  const { composer } = await wholeSite();
  const source = sourceOf(next('Segunda'), (file) => {
    if (file.endsWith('.js')) throw new Error(`${file} was cut off`);
  });
  const poller = pollerOf(composer, { source });
  for (let poll = 0; poll < 8; poll += 1) {
    await poller.poll();
    expect(poller.contact.problem).toContain('was cut off');
    expect(poller.contact.pausedSeconds).toBeUndefined();
    vi.advanceTimersByTime(500);
  }
});
