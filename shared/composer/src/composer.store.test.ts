import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { NO_OVERRIDES } from './store/overrides.ts';
import { lockStore, tryVolume } from './store/volume.ts';
import {
  addFragment,
  addPage,
  addPlace,
  type Build,
  goodRemote,
  seal,
  sourceOf,
  withHeading,
} from './testing/fixture.ts';
import {
  brokenDisk,
  next,
  nextOther,
  openComposer,
  other,
  pollerOf,
  quickDisk,
  remote,
  shell,
  siteOf,
  wholeSite,
  withNewNames,
} from './testing/openComposer.ts';

type Opened = Awaited<ReturnType<typeof wholeSite>>;

/** What may have happened to a store, by an operator or a disk, and whether the composer ran meanwhile. */
const STATES: Readonly<Record<string, { isRunning: boolean; damage(opened: Opened): void }>> = {
  'the link was turned back by hand': {
    isRunning: true,
    damage({ store }) {
      const site = readlinkSync(join(store, 'site'));
      const all = readdirSync(join(store, 'generations')).map((name) => `generations/${name}`);
      const former = all.find((name) => name !== site) ?? '';
      expect(all.length, 'those that an edge may be copying stay').toBeGreaterThan(2);
      void quickDisk.pointTo(join(store, 'site'), former);
    },
  },
  'the link is gone': { isRunning: true, damage: ({ store }) => rmSync(join(store, 'site')) },
  'the blobs of a release are lost': {
    isRunning: false,
    damage({ store }) {
      for (const { sha256 } of Object.values(next('Segunda').manifest.files))
        rmSync(join(store, 'blobs', sha256));
    },
  },
  'the stored manifest breaks a rule that came later': {
    isRunning: false,
    damage({ store }) {
      const folder = join(store, 'site/releases/mf-novo');
      for (const name of readdirSync(folder)) {
        const text = readFileSync(join(folder, name), 'utf8');
        writeFileSync(join(folder, name), text.replace(/"title":"[^"]*"/, '"title":""'));
      }
    },
  },
};

describe('a store', () => {
  test.each(Object.entries(STATES))(
    'in which %s shows what is active, also after the next publication',
    async (_, { isRunning, damage }) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const opened = await wholeSite();
      await opened.deliver(next('Segunda'));
      await opened.composer.finish();
      damage(opened);
      const { site, deliver, composer } = isRunning
        ? opened
        : await openComposer({ store: opened.store });
      await composer.finish();
      expect(site('pages/novo.html')).toContain('<h1>Segunda');
      await deliver(seal(withHeading(other(), 'Antiga outra vez')));
      await composer.finish();
      expect(site('pages/novo.html')).toContain('<h1>Segunda');
      expect(site('mf-novo/assets/remote-2.js')).toBeDefined();
      expect(site('pages/antigo.html')).toContain('Antiga outra vez');
    },
  );

  test('has one composer: a second one ends with a sentence, until the first has ended or was killed', async () => {
    const { store } = await openComposer();
    const refused = `${store} has a composer already, process `;
    const lock = JSON.stringify(join(import.meta.dirname, 'store/volume.ts'));
    const code = `(await import(${lock})).lockStore(${JSON.stringify(store)}).then(() => console.log(1))`;
    const first = spawn(process.execPath, ['--input-type=module', '--eval', code]);
    await once(first.stdout, 'data');
    await expect(lockStore(store, 0.01)).rejects.toThrow(refused + first.pid);
    first.kill('SIGKILL');
    const unlock = await lockStore(store, 60);
    await expect(lockStore(store, 0.01)).rejects.toThrow(refused + process.pid);
    await unlock();
    await (await lockStore(store, 0.01))();
  });

  test.each([
    ['volume cannot hold hard links', /./],
    ['files are another user’s', /blobs.[0-9a-f]{64}$/],
  ])('whose %s is named at the start', async (_, refused) => {
    const { store } = await siteOf([shell()]);
    const link = async (file: string) => {
      if (refused.test(file)) throw new Error('EPERM: operation not permitted, link');
    };
    await expect(tryVolume(store, { ...quickDisk, link })).rejects.toThrow('the site: EPERM');
  });

  test('without room is named, and the composer starts', async () => {
    const { store } = await openComposer();
    const write = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    expect(await tryVolume(store, { ...quickDisk, write })).toContain('is full: ENOSPC');
    expect(await tryVolume(store, quickDisk)).toBeUndefined();
  });
});

test('a publisher that is renamed in one edit keeps its pages until its new name is active, its files for a week', async () => {
  const { deliver, composer, site } = await wholeSite();
  const renamed = () => seal(goodRemote('mf-outro', '/novo', 'Do outro nome'));
  await composer.setPublishers(['shell', 'mf-outro', 'mf-velho']);
  await composer.finish();
  expect(site('pages/novo.html')).toContain('<h1>Novo');
  await deliver(renamed());
  await composer.finish();
  expect(site('pages/novo.html')).toContain('<h1>Do outro nome');
  expect(site('mf-novo/assets/Page.js')).toBeDefined();
  for (let hour = 0; hour < 168; hour += 1) composer.passHour();
  await composer.finish();
  expect(site('mf-novo/assets/Page.js')).toBeUndefined();
});

test.each([
  ['refused', seal(goodRemote('mf-novo', '/antigo', 'De outro')), {}],
  ['held by a pin', next('Segunda'), { 'mf-novo': { build: remote().manifest.build } }],
])('a release that is %s has no time to visible', async (_, build, pins) => {
  const { composer, site } = await wholeSite();
  await composer.override({ ...NO_OVERRIDES, pins });
  const poller = pollerOf(composer, { source: sourceOf(build) });
  await poller.poll();
  expect(poller.contact.problem).toBeUndefined();
  expect(site('pages/novo.html')).toContain('<h1>Novo');
  expect(poller.contact.visibleSeconds).toBeUndefined();
});

test.each([
  ['after it', false],
  ['together with it', true],
])(
  'the active build may be shown as a preview, %s, and each is replaced by itself',
  async (_, isAtOnce) => {
    const { composer, deliver, preview, site } = await siteOf([shell(), other()]);
    const active = deliver(remote());
    if (!isAtOnce) await active;
    const [folder] = await Promise.all([preview(remote()), active]);
    await composer.finish();
    expect([site('pages/novo.html'), site(`${folder}/pages/novo.html`)]).toEqual([
      expect.stringContaining('Novo'),
      expect.stringContaining('Novo'),
    ]);
    await deliver(next('Segunda'));
    expect(site('pages/novo.html')).toContain('Segunda');
    expect(site(`${folder}/pages/novo.html`)).toContain('Novo');
  },
);

test.each([
  ['the name of the active build', remote().manifest.build, 'the active release has its name'],
  ['a stylesheet of its name', undefined, 'another file of this name was published before'],
])('a preview that has %s, and other content, changes no page', async (_, id, why) => {
  const { composer, preview, site } = await wholeSite();
  const build = remote(({ files }) => files.set('assets/styles.css', '/* */'));
  Object.assign(build.manifest, id && { build: id });
  await preview(build);
  expect(site('pages/novo.html')).toContain(':where(');
  const [found] = composer.validator.refused.preview.get('mf-novo')?.findings ?? [];
  expect(found?.message).toContain(why);
});

test('a preview shows that it closes a page, or has it no more', async () => {
  const pages = (build: Build) => {
    for (const path of ['/fechada', '/movida']) addPage(build, path, path);
  };
  const { preview, site } = await siteOf([shell(), next('Segunda', pages), other()]);
  const build = next('Segunda', pages, ({ manifest, files }) => {
    const [page, closed] = manifest.pages;
    if (page && closed) manifest.pages = [page, { ...closed, status: 410 }];
    files.delete('pages/movida.html');
  });
  const folder = `${await preview(build)}/pages`;
  expect(site(`${folder}/fechada.html`)).toContain('/fechada');
  expect(site(`${folder}/movida.html`)).toContain('Página não encontrada');
  expect(site('pages/movida.html')).toContain('/movida');
});

const withPanel = remote((build) => addFragment(build, 'painel', '<p>Painel</p>'));

test.each([
  ['fragment', /^assets\/fragment-/, seal(withHeading(withNewNames(withPanel), 'Segunda'))],
  ['part of the shell', /^parts\/header/, shell('Segunda')],
])(
  'a release whose %s is damaged once it was checked is not activated, and others come',
  async (_, which, build) => {
    const showing = other((page) => addPlace(page, 'mf-novo/painel'));
    const opened = await siteOf([shell(), remote(), showing]);
    const { composer, store, deliver, site, refusal } = opened;
    const { name, files } = build.manifest;
    const [, { sha256 = '' } = {}] = Object.entries(files).find(([file]) => which.test(file)) ?? [];
    const blob = join(store, 'blobs', sha256);
    const begin = composer.store.begin.bind(composer.store);
    vi.spyOn(composer.store, 'begin').mockImplementation(() => {
      if (existsSync(blob)) writeFileSync(blob, 'damaged');
      return begin();
    });
    await deliver(build);
    expect(site('pages/novo.html')).not.toContain('Segunda');
    expect(refusal(name)?.message).toContain('was damaged');
    await deliver(nextOther());
    expect(site('pages/antigo.html')).toContain('Muito mais');
  },
);

test('while the state cannot be saved visitors see the releases before, and the log says so once', async () => {
  const { broken, disk } = brokenDisk();
  const { deliver, composer, site, events } = await wholeSite({ disk });
  broken.part = '/state/releases';
  await deliver(next('Segunda'));
  await composer.finish().catch(() => {});
  expect(site('pages/novo.html')).toContain('<h1>Novo');
  expect(events.filter(({ event }) => event === 'not published')).toHaveLength(1);
  broken.part = '';
  await composer.finish();
  expect(site('pages/novo.html')).toContain('<h1>Segunda');
});
