import { beforeEach, describe, expect, test } from 'vitest';
import type { ComposerEvent } from '../base/event.ts';
import { movePollers, type Poller } from '../fetch/poller.ts';
import type { BuildSource } from '../fetch/source.ts';
import {
  addPage,
  type Build,
  goodRemote,
  goodShell,
  seal,
  sourceOf,
  withHeading,
} from '../testing/fixture.ts';
import { openComposer, pollerOf, quickDisk, withNewNames } from '../testing/openComposer.ts';
import { NO_OVERRIDES, readOverrides, writeOverrides } from './overrides.ts';
import { overridesAfter } from './overridesAfter.ts';
import type { Slot } from './state.ts';

/** A release of the remote whose page says a word. */
function release(word: string): Build {
  const build = withNewNames(goodRemote());
  const rename = (text: string) => text.replaceAll('-2.js', `-${word.toLowerCase()}.js`);
  const files = new Map([...build.files].map(([file, text]) => [rename(file), rename(text)]));
  const manifest: Build['manifest'] = JSON.parse(rename(JSON.stringify(build.manifest)));
  return seal(withHeading({ manifest, files }, word));
}

/** The same build with newer data. */
function withData(release: Build, word: string): Build {
  const { build } = release.manifest;
  const { manifest, files } = seal(withHeading(structuredClone(release), word));
  return { manifest: { ...manifest, build, revision: word.toLowerCase() }, files };
}

const first = release('Primeira');
const second = release('Segunda');
const third = release('Terceira');
let opened: Awaited<ReturnType<typeof openWithPoller>>;
let minute = 0;

async function openWithPoller(store?: string) {
  // Each thing that happens has a minute of its own.
  const now = () => {
    minute += 1;
    return new Date(Date.UTC(2026, 0, 1, 12, minute));
  };
  const names = ['shell', 'mf-novo', 'mf-velho'];
  const composer = await openComposer({ names, now, ...(store ? { store } : {}) });
  let published = first;
  const onEvent = (event: ComposerEvent) => void composer.events.push(event);
  const previews = new Map<string, Poller>();
  const previewed = (name: string, listed: string) => {
    const source = sourceOf(published);
    return pollerOf(composer.composer, { name, slot: 'preview', listed, source, onEvent });
  };
  const poll = async () => {
    await composer.composer.override(readOverrides(composer.store));
    movePollers(previews, composer.composer.pins.previews, previewed);
    await Promise.all([...previews.values()].map((watch) => watch.poll()));
    await composer.composer.finish();
  };
  return {
    ...composer,
    poll,
    /** What the address of the preview publishes. */
    previews: (build: Build) => {
      published = build;
    },
    /** An operator's command, and the composer's next poll cycle. */
    say: async (...words: string[]) => {
      const overrides = overridesAfter(words, composer.store);
      await writeOverrides(composer.store, overrides, quickDisk);
      await poll();
    },
    page: () => composer.site('pages/novo.html'),
    pin: () => {
      const { pins, validator } = composer.composer;
      return pins.reportOn('mf-novo', validator.offered.active.get('mf-novo'));
    },
    refused: (slot: Slot) => composer.composer.validator.refused[slot].get('mf-novo'),
  };
}

beforeEach(async () => {
  opened = await openWithPoller();
  await opened.poll();
  await opened.deliver(seal(goodShell()));
  await opened.deliver(seal(goodRemote('mf-velho', '/antigo', 'Antigo')));
  await opened.deliver(first);
  await opened.deliver(second);
});

describe('a pin', () => {
  test('names the release that waits behind it, which comes once it is taken back', async () => {
    await opened.say('pin', 'mf-novo', first.manifest.build);
    expect(opened.page()).toContain('<h1>Primeira');
    expect(opened.pin()?.waiting).toBe(second.manifest.build);
    await opened.say('unpin', 'mf-novo');
    expect(opened.page()).toContain('<h1>Segunda');
  });

  test('lets newer data of its build through', async () => {
    await opened.say('pin', 'mf-novo', second.manifest.build);
    await opened.deliver(withData(second, 'Dados'));
    expect(opened.page()).toContain('<h1>Dados');
  });

  test('is still followed after the composer was restarted, and undone without the publisher', async () => {
    await opened.say('pin', 'mf-novo', first.manifest.build);
    const again = await openWithPoller(opened.store);
    await again.poll();
    await again.deliver(second);
    expect(again.page()).toContain('<h1>Primeira');
    const alone = await openWithPoller(opened.store);
    await alone.poll();
    await alone.say('unpin', 'mf-novo');
    expect(alone.page()).toContain('<h1>Segunda');
  });

  test('that was set while its publisher was off the list holds once it is back', async () => {
    await opened.composer.setPublishers(['shell', 'mf-velho']);
    await opened.say('pin', 'mf-novo', first.manifest.build);
    await opened.composer.setPublishers(['shell', 'mf-novo', 'mf-velho']);
    await opened.composer.finish();
    await opened.deliver(second);
    expect(opened.page()).toContain('<h1>Primeira');
  });

  test('that cannot be followed says why, and nothing changes', async () => {
    const pins = { 'mf-novo': { build: 'abcdefabcdef' } };
    const overrides = { ...NO_OVERRIDES, pins };
    await writeOverrides(opened.store, overrides, quickDisk);
    await opened.poll();
    expect(opened.page()).toContain('<h1>Segunda');
    expect(opened.pin()?.trouble).toBe('no release of build abcdefabcdef is kept');
  });
});

/** A publisher that is polled again and again, as the service does it. */
const publisherOf = (build: Build) => {
  const served = { build, isCutOff: false };
  const source: BuildSource = {
    label: 'mf-novo',
    read: async (file, limits) => {
      if (served.isCutOff && file !== 'manifest.json') throw new Error('cut off');
      return sourceOf(served.build).read(file, limits);
    },
    readChanged: async (file, limits, known) => {
      const tag = served.build.manifest.build;
      return tag === known ? undefined : { body: await source.read(file, limits), tag };
    },
  };
  return { served, poller: pollerOf(opened.composer, { source }) };
};

test('a pin that is taken back shows the release that its publisher offers, though the download of another was cut off in between', async () => {
  await opened.say('pin', 'mf-novo', first.manifest.build);
  const { served, poller } = publisherOf(third);
  await poller.poll();
  Object.assign(served, { build: release('Quarta'), isCutOff: true });
  await poller.poll();
  Object.assign(served, { build: third, isCutOff: false });
  await poller.poll();
  expect(opened.page()).toContain('<h1>Primeira');
  await opened.say('unpin', 'mf-novo');
  expect(opened.page()).toContain('<h1>Terceira');
});

describe('a preview', () => {
  const folder = () => `preview/mf-novo.${third.manifest.build}`;
  const preview = () => opened.say('preview', 'mf-novo', 'http://next/mf-novo');
  beforeEach(() => opened.previews(third));

  test('that is promoted is active until its publisher goes on from there, each time', async () => {
    for (const time of ['once', 'again']) {
      await preview();
      await opened.say('promote', 'mf-novo');
      expect(opened.page(), time).toContain('<h1>Terceira');
      expect(opened.site(`${folder()}/pages/novo.html`)).toBeUndefined();
      // Its own address still serves the retired build.
      await opened.deliver(second);
      expect(opened.page(), time).toContain('<h1>Terceira');
      await opened.deliver(third);
      await opened.deliver(second);
      expect(opened.page(), time).toContain('<h1>Segunda');
    }
  });

  test('that is dropped is gone; its files answer for a week more', async () => {
    await preview();
    await opened.say('drop', 'mf-novo');
    expect(opened.site(`${folder()}/pages/novo.html`)).toBeUndefined();
    expect(opened.site('mf-novo/assets/entry-terceira.js')).toBeDefined();
  });

  test('has files of its own under the names that others have, and leaves theirs alone', async () => {
    const guide = (build: Build, text: string) => {
      build.files.set('files/guia.pdf', text);
      build.files.set('files/fotos.json', text);
      return seal(build);
    };
    const shown = ['files/guia.pdf', 'files/fotos.json'] as const;
    const seen = () => shown.map((file) => opened.site(`mf-novo/${file}`));
    await opened.deliver(guide(structuredClone(second), 'antigo'));
    await opened.deliver(guide(withHeading(structuredClone(second), 'Nova'), 'novo'));
    expect(seen()).toEqual(['novo', 'novo']);
    const build = guide(structuredClone(third), 'prévia');
    opened.previews(build);
    await preview();
    expect(seen()).toEqual(['novo', 'novo']);
    const { manifest } = build;
    expect(opened.site(`preview/mf-novo.${manifest.build}/mf-novo/files/guia.pdf`)).toBe('prévia');
    await opened.say('drop', 'mf-novo');
    expect(seen()).toEqual(['novo', 'novo']);
  });

  test('is held against the contract as any release', async () => {
    const thief = release('Quarta');
    addPage(thief, '/antigo', 'Roubada');
    opened.previews(seal(thief));
    await preview();
    expect(opened.site(`preview/mf-novo.${thief.manifest.build}/pages/novo.html`)).toBeUndefined();
    expect(opened.refused('preview')?.findings[0]?.rule).toBe('paths');
  });

  test('stays after a restart, though its address is gone', async () => {
    await preview();
    const again = await openWithPoller(opened.store);
    await again.composer.override(readOverrides(opened.store));
    expect(again.site(`${folder()}/pages/novo.html`)).toContain('<h1>Terceira');
    expect(again.composer.active.releaseOf('mf-novo', 'preview')?.build).toBe(third.manifest.build);
  });

  test('of another address that does not come promotes nothing of the one before', async () => {
    await preview();
    opened.previews({ ...release('Quarta'), files: new Map() });
    await opened.say('preview', 'mf-novo', 'http://other/');
    expect(() => overridesAfter(['promote', 'mf-novo'], opened.store)).toThrow(
      'no preview that was downloaded',
    );
  });

  test('of another remote stands beside it, each without the other', async () => {
    await preview();
    const old = withHeading(withNewNames(goodRemote('mf-velho', '/antigo', 'Antigo')), 'Outro');
    opened.previews(seal(old));
    await opened.say('preview', 'mf-velho', 'http://next/mf-velho');
    const other = `preview/mf-velho.${old.manifest.build}`;
    expect(opened.site(`${other}/pages/antigo.html`)).toContain('Outro');
    expect(opened.site(`${other}/pages/novo.html`)).toBeUndefined();
    expect(opened.site(`${other}/root/remotes.json`)).toContain('entry-segunda.js');
    expect(opened.site(`${folder()}/pages/novo.html`)).toContain('Terceira');
    expect(opened.site(`${folder()}/pages/antigo.html`)).toBeUndefined();
  });
});

test.each([
  [['push', 'mf-novo'], 'There is no "push". Say:'],
  [['pin', 'mf-nada', 'a'], 'There is no publisher "mf-nada": the store has'],
  [['pin', 'mf-novo', 'ffff'], 'No kept build begins with "ffff": mf-novo has '],
  [['pin', 'mf-novo'], 'No kept build begins with ""'],
  [['unpin', 'mf-novo'], 'mf-novo is not pinned.'],
  [['preview', 'shell', 'http://next/shell'], 'Only a remote can have a preview.'],
  [['preview', 'mf-novo', 'next'], 'Say where the preview is published'],
  [['promote', 'mf-novo'], 'mf-novo has no preview that was downloaded.'],
  [['drop', 'mf-novo'], 'mf-novo has no preview.'],
])('an operator who says %j is told what is wrong', (words, sentence) => {
  expect(() => overridesAfter(words, opened.store)).toThrow(sentence);
});

describe('a shell that would break a remote', () => {
  const breaking = () => seal(withNewNames(goodShell('Nova casca', { runtime: [] })));

  test('may be forced before it is here; one build alone is', async () => {
    const shell = breaking();
    await opened.say('force', 'shell', shell.manifest.build);
    const next = structuredClone(shell);
    next.files.set('parts/footer.html', '</main><footer>Outra</footer>');
    await opened.deliver(seal(next));
    expect(opened.page()).not.toContain('Outra');
    await opened.deliver(shell);
    expect(opened.page()).toContain('Nova casca');
  });

  test('leaves remotes their newer data, not their other builds', async () => {
    const shell = breaking();
    await opened.say('force', 'shell', shell.manifest.build);
    await opened.deliver(shell);
    await opened.deliver(withData(second, 'Dados'));
    expect(opened.page()).toContain('<h1>Dados');
    await opened.deliver(third);
    expect(opened.refused('active')?.findings[0]?.rule).toBe('runtime');
  });
});
