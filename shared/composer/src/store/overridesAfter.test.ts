import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ComposerOptions } from '../composer.ts';
import { pollersOf } from '../fetch/poller.ts';
import {
  addPage,
  type Build,
  goodRemote,
  goodShell,
  seal,
  sourceOf,
  withHeading,
} from '../testing/fixture.ts';
import {
  nextOther,
  openComposer,
  other,
  pollerOf,
  quickDisk,
  shell,
  withNewNames,
} from '../testing/openComposer.ts';
import { NO_OVERRIDES, readOverrides, writeOverrides } from './overrides.ts';
import { overridesAfter } from './overridesAfter.ts';

/** A release of the remote whose page says a word. */
const release = (word: string) =>
  seal(withHeading(withNewNames(goodRemote(), word.toLowerCase()), word));

/** The same build with newer data. */
function withData(release: Build, word: string): Build {
  const { build } = release.manifest;
  const { manifest, files } = seal(withHeading(structuredClone(release), word));
  return { manifest: { ...manifest, build, revision: word.toLowerCase() }, files };
}

const first = release('Primeira');
const second = release('Segunda');
const third = release('Terceira');
let opened: Awaited<ReturnType<typeof openWithPollers>>;

async function openWithPollers(options: Partial<ComposerOptions> = {}) {
  const site = await openComposer(options);
  const { composer, store } = site;
  let published = first;
  const pollers = pollersOf(composer, () => sourceOf(published), vi.fn());
  const poll = async () => {
    await composer.override(readOverrides(store));
    pollers.move('preview', composer.store.releases.previews());
    await Promise.all(pollers.all().map((one) => one.poll()));
    await composer.finish();
  };
  await poll();
  return {
    ...{ ...site, poll },
    /** What the address of the preview publishes. */
    previews: (build: Build) => {
      published = build;
    },
    /** An operator's command, and the composer's next poll cycle. */
    say: async (...words: string[]) => {
      await writeOverrides(store, overridesAfter(words, store), quickDisk);
      await poll();
    },
    page: () => site.site('pages/novo.html'),
    pin: () => {
      const { offered } = composer.validator;
      return composer.store.releases.pinStatus('mf-novo', offered.active.get('mf-novo')?.manifest);
    },
  };
}

beforeEach(async () => {
  opened = await openWithPollers();
  for (const build of [shell(), other(), first, second]) await opened.deliver(build);
});

describe('a pin', () => {
  test('lets newer data of its build through', async () => {
    await opened.say('pin', 'mf-novo', second.manifest.build);
    await opened.deliver(withData(second, 'Dados'));
    expect(opened.page()).toContain('<h1>Dados');
    await opened.say('pin', 'mf-novo', first.manifest.build);
    expect(opened.pin()?.waiting).toBe(`${second.manifest.build}.dados`);
  });

  test('is still followed after the composer was restarted, and undone without the publisher', async () => {
    await opened.say('pin', 'mf-novo', first.manifest.build);
    const again = await openWithPollers({ store: opened.store });
    await again.deliver(second);
    expect(again.page()).toContain('<h1>Primeira');
    const alone = await openWithPollers({ store: opened.store });
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
    await writeOverrides(opened.store, { ...NO_OVERRIDES, pins }, quickDisk);
    await opened.poll();
    expect(opened.page()).toContain('<h1>Segunda');
    expect(opened.pin()?.trouble).toBe('no release of build abcdefabcdef is kept');
  });

  test('that is taken back shows what its publisher offers, though another download was cut off in between', async () => {
    await opened.say('pin', 'mf-novo', first.manifest.build);
    const cutOff = { ...release('Quarta'), files: new Map() };
    const served = { ...third };
    const poller = pollerOf(opened.composer, { source: sourceOf(served) });
    for (const build of [third, cutOff, third]) {
      Object.assign(served, build);
      await poller.poll();
    }
    expect(opened.page()).toContain('<h1>Primeira');
    await opened.say('unpin', 'mf-novo');
    expect(opened.page()).toContain('<h1>Terceira');
  });
});

describe('a preview', () => {
  const folder = `preview/mf-novo.${third.manifest.build}`;
  const preview = () => opened.say('preview', 'mf-novo', 'http://next/mf-novo');
  beforeEach(() => opened.previews(third));

  test('that is promoted is active until its publisher goes on from there, each time', async () => {
    for (const time of ['once', 'again']) {
      await preview();
      await opened.say('promote', 'mf-novo');
      expect(opened.page(), time).toContain('<h1>Terceira');
      expect(opened.site(`${folder}/pages/novo.html`)).toBeUndefined();
      // Its own address still serves the retired build.
      await opened.deliver(second);
      expect(opened.page(), time).toContain('<h1>Terceira');
      await opened.deliver(third);
      await opened.deliver(second);
      expect(opened.page(), time).toContain('<h1>Segunda');
    }
  });

  test('has files of its own under the names that others have; dropped it is gone, its assets answer for a week more', async () => {
    const photos = (build: Build, text: string) => {
      build.files.set('files/fotos.json', text);
      return seal(build);
    };
    const seen = () => opened.site('mf-novo/files/fotos.json');
    await opened.deliver(photos(structuredClone(second), 'antigo'));
    await opened.deliver(photos(withHeading(structuredClone(second), 'Nova'), 'novo'));
    const build = photos(structuredClone(third), 'prévia');
    opened.previews(build);
    await preview();
    expect(seen()).toBe('novo');
    const own = `preview/mf-novo.${build.manifest.build}`;
    expect(opened.site(`${own}/mf-novo/files/fotos.json`)).toBe('prévia');
    await opened.say('drop', 'mf-novo');
    expect(seen()).toBe('novo');
    expect(opened.site(`${own}/pages/novo.html`)).toBeUndefined();
    expect(opened.site('mf-novo/assets/entry-terceira.js')).toBeDefined();
  });

  test('is held against the contract as any release', async () => {
    const thief = release('Quarta');
    addPage(thief, '/antigo', 'Roubada');
    opened.previews(seal(thief));
    await preview();
    expect(opened.site(`preview/mf-novo.${thief.manifest.build}/pages/novo.html`)).toBeUndefined();
    const refusal = opened.composer.validator.refused.preview.get('mf-novo');
    expect(refusal?.findings[0]?.rule).toBe('paths');
  });

  test('stays after a restart, though its address is gone', async () => {
    await preview();
    const again = await openComposer({ store: opened.store });
    await again.composer.override(readOverrides(opened.store));
    expect(again.site(`${folder}/pages/novo.html`)).toContain('<h1>Terceira');
    const shown = again.composer.store.releases.releaseOf('mf-novo', 'preview');
    expect(shown?.build).toBe(third.manifest.build);
  });

  test('of another address that does not come promotes nothing of the one before', async () => {
    await preview();
    opened.previews({ ...release('Quarta'), files: new Map() });
    const said = (...words: string[]) => overridesAfter([...words, 'http://other/'], opened.store);
    await writeOverrides(opened.store, said('preview', 'mf-novo'), quickDisk);
    expect(() => said('promote', 'mf-novo')).toThrow('no preview that was downloaded');
    await opened.poll();
    expect(opened.site(`${folder}/pages/novo.html`)).toBeUndefined();
  });

  test('of another remote stands beside it, each without the other', async () => {
    await preview();
    const build = nextOther('Outro');
    opened.previews(build);
    await opened.say('preview', 'mf-velho', 'http://next/mf-velho');
    const beside = `preview/mf-velho.${build.manifest.build}`;
    expect(opened.site(`${beside}/pages/antigo.html`)).toContain('Outro');
    expect(opened.site(`${beside}/pages/novo.html`)).toBeUndefined();
    expect(opened.site(`${beside}/root/remotes.json`)).toContain('entry-segunda.js');
    expect(opened.site(`${folder}/pages/novo.html`)).toContain('Terceira');
    expect(opened.site(`${folder}/pages/antigo.html`)).toBeUndefined();
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
  const breaking = seal(goodShell('Nova casca', { runtime: [] }));
  beforeEach(() => opened.say('force', 'shell', breaking.manifest.build));

  test('may be forced before it is here; one build alone is', async () => {
    const next = structuredClone(breaking);
    next.files.set('parts/footer.html', '</main><footer>Outra</footer>');
    await opened.deliver(seal(next));
    expect(opened.page()).not.toContain('Outra');
    await opened.deliver(breaking);
    expect(opened.page()).toContain('Nova casca');
  });

  test('leaves remotes their newer data, not their other builds', async () => {
    await opened.deliver(breaking);
    await opened.deliver(withData(second, 'Dados'));
    expect(opened.page()).toContain('<h1>Dados');
    await opened.deliver(third);
    expect(opened.refusal()?.rule).toBe('runtime');
  });
});
