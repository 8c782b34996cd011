import { beforeEach, describe, expect, test } from 'vitest';
import { addPage, type Build, goodRemote, goodShell, seal, sourceOf } from '../test/fixture.ts';
import { openComposer, withNewNames } from '../test/openComposer.ts';
import { overridesAfter } from './commandOverrides.ts';
import { realDisk } from './disk.ts';
import { writeOverrides } from './overrides.ts';
import { OverridesPoller } from './overridesPoller.ts';

/** A release of the remote whose page says a word. */
function release(word: string): Build {
  const build = withNewNames(goodRemote());
  const rename = (text: string) => text.replaceAll('-2.js', `-${word.toLowerCase()}.js`);
  const files = new Map([...build.files].map(([file, text]) => [rename(file), rename(text)]));
  const document = files.get('pages/novo.html') ?? '';
  files.set('pages/novo.html', document.replace('<h1>Novo', `<h1>${word}`));
  return seal({ manifest: JSON.parse(rename(JSON.stringify(build.manifest))), files });
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
  const poller = new OverridesPoller({
    composer: composer.composer,
    sourceOf: () => sourceOf(published),
    onEvent: (event) => void composer.events.push(event),
  });
  const poll = async () => {
    await poller.poll(names);
    await Promise.all([...poller.pollers.values()].map((watch) => watch.poll()));
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
      const overrides = await overridesAfter(words, composer.store);
      await writeOverrides(composer.store, overrides, realDisk);
      await poll();
    },
    page: () => composer.site('pages/novo.html'),
    report: () => composer.composer.reportOn('mf-novo'),
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
  test('brings a retired build back, though its publisher is not requested', async () => {
    expect(opened.page()).toContain('<h1>Segunda');
    await opened.say('pin', 'mf-novo', first.manifest.build.slice(0, 6));
    expect(opened.page()).toContain('<h1>Primeira');
    expect(opened.page()).toContain('entry-primeira.js');
    expect(opened.site('mf-novo/assets/entry-primeira.js')).toBeDefined();
  });

  test('holds the build of now: what is published meanwhile waits', async () => {
    await opened.say('pin', 'mf-novo', second.manifest.build);
    await opened.deliver(third);
    expect(opened.page()).toContain('<h1>Segunda');
    expect(opened.report().pin).toMatchObject({ waiting: third.manifest.build });
    expect(opened.report().refused).toBeUndefined();
    await opened.say('unpin', 'mf-novo');
    expect(opened.page()).toContain('<h1>Terceira');
  });

  test('lets newer data of its build through', async () => {
    await opened.say('pin', 'mf-novo', second.manifest.build);
    const fresh = structuredClone(second);
    fresh.files.set(
      'pages/novo.html',
      (fresh.files.get('pages/novo.html') ?? '').replace('Segunda', 'Segunda com dados'),
    );
    seal(fresh);
    Object.assign(fresh.manifest, { build: second.manifest.build, revision: 'r2' });
    await opened.deliver(fresh);
    expect(opened.page()).toContain('Segunda com dados');
  });

  test('brings the last state of a build back, of which many were active', async () => {
    const withData = (count: number) => {
      const state = structuredClone(second);
      const html = state.files.get('pages/novo.html') ?? '';
      state.files.set('pages/novo.html', html.replace('Segunda', `Segunda, dados ${count}`));
      seal(state);
      Object.assign(state.manifest, { build: second.manifest.build, revision: `r${count}` });
      return state;
    };
    for (const count of [1, 2, 3]) await opened.deliver(withData(count));
    await opened.deliver(third);
    await opened.say('pin', 'mf-novo', second.manifest.build);
    expect(opened.page()).toContain('Segunda, dados 3');
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

  test('that cannot be followed says why, and nothing changes', async () => {
    const overrides = {
      pins: { 'mf-novo': { build: 'abcdefabcdef', isPromoted: false } },
      previews: {},
      forced: {},
    };
    await writeOverrides(opened.store, overrides, realDisk);
    await opened.poll();
    expect(opened.page()).toContain('<h1>Segunda');
    expect(opened.report().pin?.trouble).toBe('no release of build abcdefabcdef is kept');
  });
});

describe('a preview', () => {
  const folder = () => `preview/mf-novo.${third.manifest.build}`;
  const preview = () => opened.say('preview', 'mf-novo', 'http://next/mf-novo');
  beforeEach(() => opened.previews(third));

  test('has files of its own beside the active ones, which stay as they are', async () => {
    const configuration = opened.site('state/edge.conf');
    await preview();
    expect(opened.site(`${folder()}/pages/novo.html`)).toContain('<h1>Terceira');
    expect(opened.site(`${folder()}/raw/novo.html`)).toContain('entry-terceira.js');
    expect(opened.site(`${folder()}/root/remotes.json`)).toContain('entry-terceira.js');
    expect(opened.site('mf-novo/assets/entry-terceira.js')).toBeDefined();
    expect(opened.page()).toContain('<h1>Segunda');
    expect(opened.site('root/remotes.json')).toContain('entry-segunda.js');
    expect(opened.site('state/edge.conf')).toBe(configuration);
  });

  test('that is promoted is active, until its publisher goes on from there', async () => {
    await preview();
    await opened.say('promote', 'mf-novo');
    expect(opened.page()).toContain('<h1>Terceira');
    expect(opened.site(`${folder()}/pages/novo.html`)).toBeUndefined();
    // Its own address still serves the retired build.
    await opened.deliver(second);
    expect(opened.page()).toContain('<h1>Terceira');
    await opened.deliver(third);
    await opened.deliver(second);
    expect(opened.page()).toContain('<h1>Segunda');
  });

  test('that is dropped is gone; its files answer for a week more', async () => {
    await preview();
    await opened.say('drop', 'mf-novo');
    expect(opened.site(`${folder()}/pages/novo.html`)).toBeUndefined();
    expect(opened.site('mf-novo/assets/entry-terceira.js')).toBeDefined();
  });

  test('is held against the contract as any release', async () => {
    const thief = release('Quarta');
    addPage(thief, '/antigo', 'Roubada');
    opened.previews(seal(thief));
    await preview();
    expect(opened.site(`preview/mf-novo.${thief.manifest.build}/pages/novo.html`)).toBeUndefined();
    expect(opened.report().preview?.refused?.findings[0]?.rule).toBe('paths');
  });

  test('stays after a restart, though its address is gone', async () => {
    await preview();
    const again = await openWithPoller(opened.store);
    expect(again.site(`${folder()}/pages/novo.html`)).toContain('<h1>Terceira');
    expect(again.report().preview?.manifest?.build).toBe(third.manifest.build);
  });

  test('of another remote stands beside it, each without the other', async () => {
    await preview();
    const old = withNewNames(goodRemote('mf-velho', '/antigo', 'Antigo'));
    old.files.set(
      'pages/antigo.html',
      (old.files.get('pages/antigo.html') ?? '').replace('<h1>', '<h1>Outro '),
    );
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

describe('what an operator says', () => {
  const failure = (...words: string[]) =>
    overridesAfter(words, opened.store).then(String, (error: Error) => error.message);

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
  ])('%j is answered with what is wrong', async (words, sentence) => {
    expect(await failure(...words)).toContain(sentence);
  });
});

describe('a shell that would break a remote', () => {
  const breaking = () => {
    const shell = withNewNames(goodShell('Nova casca'));
    if (shell.manifest.shell) shell.manifest.shell.runtime = [];
    return seal(shell);
  };

  test('becomes active where an operator forces it, and the status says what it breaks', async () => {
    const shell = breaking();
    await opened.deliver(shell);
    expect(opened.page()).not.toContain('Nova casca');
    await opened.say('force', 'shell', shell.manifest.build);
    expect(opened.page()).toContain('Nova casca');
    const { breaks, refused } = opened.composer.reportOn('shell');
    expect(refused).toBeUndefined();
    expect(breaks.map(({ message }) => message).sort()).toEqual([
      'mf-novo takes Link from @site/runtime, which the shell does not offer',
      'mf-velho takes Link from @site/runtime, which the shell does not offer',
    ]);
  });

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
    const fresh = structuredClone(second);
    const html = fresh.files.get('pages/novo.html') ?? '';
    fresh.files.set('pages/novo.html', html.replace('Segunda', 'Segunda com dados'));
    seal(fresh);
    Object.assign(fresh.manifest, { build: second.manifest.build, revision: 'r2' });
    await opened.deliver(fresh);
    expect(opened.page()).toContain('Segunda com dados');
    await opened.deliver(third);
    expect(opened.report().refused?.findings[0]?.rule).toBe('runtime');
  });
});
