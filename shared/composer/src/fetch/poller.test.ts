import { expect, test, vi } from 'vitest';
import { goodRemote, seal, sourceOf, withHeading } from '../testing/fixture.ts';
import {
  openComposer,
  pollerOf,
  remote,
  shell,
  siteOf,
  withNewNames,
} from '../testing/openComposer.ts';

test('a release under the tag of the one before is seen soon', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { composer, site } = await siteOf([shell()]);
  const build = seal(goodRemote());
  const files = sourceOf(build);
  const tags: string[] = [];
  const poller = pollerOf(composer, {
    source: {
      ...files,
      // As of servers that go by size and time, in images whose files have no time of their own.
      readChanged: async (file, limits, tag) => {
        tags.push(tag);
        return tag ? undefined : { body: await files.read(file, limits), tag: '"1"' };
      },
    },
  });
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
  vi.useFakeTimers({ toFake: ['performance'] });
  const { composer } = await openComposer();
  const files = sourceOf(shell());
  const hanging = Promise.withResolvers<void>();
  const events: string[] = [];
  const poller = pollerOf(composer, {
    name: 'shell',
    onEvent: ({ event }) => void events.push(event),
    source: {
      ...files,
      readChanged: async (file, limits, tag) => {
        await hanging.promise;
        return files.readChanged(file, limits, tag);
      },
    },
  });
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
  expect(events).toContain('download failed');
});

test.each([
  ['its manifest is another page', 'manifest.json', '<html>Ops'],
  ['a file is another page', 'pages/novo.html', '<!doctype html><p>Oi'],
  ['a file is cut off', 'pages/novo.html', ''],
])(
  'where %s visitors see the release before, the status says why, and the next one comes',
  async (_, file, text) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { composer, site } = await siteOf([shell(), remote()]);
    const build = seal(withHeading(withNewNames(goodRemote()), 'Outra vez'));
    const files = sourceOf(build);
    let isWrong = true;
    const read: typeof files.read = async (asked, limits) =>
      isWrong && asked === file ? Buffer.from(text) : files.read(asked, limits);
    const readChanged: typeof files.readChanged = async (asked, limits) => ({
      body: await read(asked, limits),
      tag: '',
    });
    const poller = pollerOf(composer, { source: { ...files, read, readChanged } });
    const trouble = () =>
      poller.contact.problem ?? composer.validator.refused.active.get('mf-novo');
    await poller.poll();
    expect(trouble()).toBeTruthy();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    isWrong = false;
    vi.advanceTimersByTime(30_000);
    await poller.poll();
    expect(trouble()).toBeUndefined();
    expect(site('pages/novo.html')).toContain('Outra vez');
  },
);
