import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogEvent } from './base/event.ts';
import { type ComposerService, startComposer } from './service.ts';
import { realDisk } from './store/disk.ts';
import { overridesAfter } from './store/overridesAfter.ts';
import { lockStore } from './store/volume.ts';
import { type Build, goodRemote, seal } from './testing/fixture.ts';
import { temporaryFolder, writeFiles } from './testing/folders.ts';
import { next, other, remote, shell, siteAt } from './testing/openComposer.ts';
import { serve } from './testing/serve.ts';

/** A busy machine makes these slow, not red: the test's own limit ends them. */
const UNTIL_TRUE = { timeout: 100_000 };

let service: ComposerService | undefined;
afterEach(async () => {
  await service?.stop();
});

const writeBuild = (folder: string, { manifest, files }: Build) =>
  writeFiles(folder, [...files, ['manifest.json', JSON.stringify(manifest)]]);

async function startOver(root: string, first: object = { shell: 'shell', 'mf-novo': 'novo' }) {
  const started = await startWith(root, first);
  await started.running.poll();
  return started;
}

async function startWith(root: string, first: object) {
  const store = join(root, 'store');
  const publishersFile = join(root, 'publishers.json');
  const events: LogEvent[] = [];
  const builds = { shell: shell(), novo: remote(), velho: other() };
  for (const [folder, build] of Object.entries(builds)) writeBuild(join(root, folder), build);
  const list = (publishers: object) => writeFileSync(publishersFile, JSON.stringify(publishers));
  list(first);
  const options = { publishersFile, store, pollMs: 50 };
  service = await startComposer({ ...options, onEvent: (event) => events.push(event) });
  return { running: service, site: siteAt(store), events, list };
}

test('a list that cannot be understood is kept out, also at a start, and says why', async () => {
  const root = temporaryFolder();
  const { running, site, events, list } = await startOver(root);
  list({ shell: 7 });
  await running.poll();
  expect(site('pages/novo.html')).toContain('Novo');
  expect(events.at(-1)).toMatchObject({ event: 'publishers refused' });
  expect(events.at(-1)?.why).toContain('publishers.json is not valid');
  expect(site('../status/status.txt')).toContain('publishers.json is not followed');
  await running.stop();
  await startOver(root, { shell: 7 });
  expect(site('pages/novo.html')).toContain('Novo');
});

test('pins whose file a crash emptied stay, also after a restart, and the status says so', async () => {
  const root = temporaryFolder();
  const { running } = await startOver(root);
  const overrides = join(root, 'store/overrides.json');
  const { build } = remote().manifest;
  writeFileSync(overrides, JSON.stringify({ pins: { 'mf-novo': { build } } }));
  await running.poll();
  for (const folder of ['novo', 'ruim']) writeBuild(join(root, folder), next('Ruim'));
  writeFileSync(overrides, '');
  await running.poll();
  await running.stop();
  const again = await startOver(root, { shell: 'shell', 'mf-novo': 'ruim' });
  expect(again.site('pages/novo.html')).toContain('<h1>Novo');
  expect(JSON.parse(again.site('../status/status.json') ?? '').warnings[0]).toContain(
    'overrides.json is not followed, nothing changes',
  );
});

test('each running hour is counted, and what an operator had forgotten is gone within the minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const root = temporaryFolder();
  const { running, site } = await startOver(root);
  writeBuild(join(root, 'novo'), next('Segunda'));
  await running.poll();
  const { build, files } = remote().manifest;
  const overrides = overridesAfter(['forget', 'mf-novo', build], join(root, 'store'));
  writeFileSync(join(root, 'store/overrides.json'), JSON.stringify(overrides));
  await running.poll();
  vi.advanceTimersByTime(3_600_001);
  const hours = () => JSON.parse(site('state/releases') ?? '{}').hours;
  await vi.waitFor(() => expect(hours()).toBe(1), UNTIL_TRUE);
  const document = `../blobs/${files['pages/novo.html']?.sha256}`;
  await vi.waitFor(() => expect(site(document)).toBeUndefined(), UNTIL_TRUE);
});

test('a signal ends the process, also while its first poll hangs', async () => {
  const asked = Promise.withResolvers<void>();
  const shell = await serve(() => asked.resolve());
  const PUBLISHERS = join(temporaryFolder(), 'publishers.json');
  writeFileSync(PUBLISHERS, JSON.stringify({ shell }));
  const env = { ...process.env, PUBLISHERS, STORE: temporaryFolder() };
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
  await asked.promise;
  main.kill('SIGTERM');
  expect(await once(main, 'exit')).toEqual([0, null]);
});

test('a status that cannot be written is in the log once', async () => {
  const { events } = await startOver(temporaryFolder());
  const { write } = realDisk;
  let attempts = 0;
  vi.spyOn(realDisk, 'write').mockImplementation(async (file, ...rest) => {
    if (!file.includes('/status/')) return write(file, ...rest);
    attempts += 1;
    throw new Error('ENOSPC: no space left on device');
  });
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(3), UNTIL_TRUE);
  expect(events.filter(({ event }) => event === 'trouble')).toHaveLength(1);
});

/** Publishes a build, but keeps one of its files back until it is let go. */
async function slowPublisher({ manifest, files }: Build, slowFile: string) {
  const [requested, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const address = await serve(async ({ url = '' }, response) => {
    const path = url.replace(/^\/[^/]*\//, '');
    if (path === slowFile) {
      requested.resolve();
      await held.promise;
    }
    response.end(path === 'manifest.json' ? JSON.stringify(manifest) : files.get(path));
  });
  return { location: `${address}/mf-novo`, requested: requested.promise, letGo: held.resolve };
}

describe('while a file of a release is slow', () => {
  const startSlowly = async () => {
    const build = goodRemote('mf-novo', '/antigo', 'Devagar');
    build.files.set('assets/slow.js', 'export default 1;');
    const slow = await slowPublisher(seal(build), 'assets/slow.js');
    const listed = { shell: 'shell', 'mf-novo': slow.location };
    const started = await startWith(temporaryFolder(), listed);
    await slow.requested;
    return { ...started, slow, listed };
  };

  test('another address of its publisher goes before it, and it does not come back', async () => {
    const { running, site, list, slow } = await startSlowly();
    list({ shell: 'shell', 'mf-novo': 'novo' });
    await vi.waitFor(() => expect(site('pages/novo.html')).toContain('Novo'), UNTIL_TRUE);
    slow.letGo();
    await running.poll();
    expect(site('pages/novo.html')).toContain('Novo');
    expect(site('pages/antigo.html')).toBeUndefined();
  });

  test('a publisher that is taken off the list does not come, and its paths are free', async () => {
    const { running, site, list, slow } = await startSlowly();
    list({ shell: 'shell' });
    await vi.waitFor(() => expect(site('state/all-known')).toBe(''), UNTIL_TRUE);
    slow.letGo();
    await running.poll();
    expect(site('pages/antigo.html')).toBeUndefined();
    list({ shell: 'shell', 'mf-velho': 'velho' });
    await running.poll();
    expect(site('pages/antigo.html')).toContain('Antigo');
  });

  test('a composer that is stopped publishes nothing of it', async () => {
    const { running, site, slow } = await startSlowly();
    await running.stop();
    slow.letGo();
    await running.poll();
    expect(site('pages/antigo.html')).toBeUndefined();
  });

  test('another list leaves the downloads of its other publishers alone', async () => {
    const { running, site, events, list, slow, listed } = await startSlowly();
    list({ ...listed, 'mf-velho': 'http://ci:s3cret@127.0.0.1:9/' });
    slow.letGo();
    await running.poll();
    expect(site('pages/antigo.html')).toContain('Devagar');
    expect(JSON.stringify(events)).not.toContain('s3cret');
  });
});

test('while a publication takes long the status goes on, and the store stays locked until it is done', async () => {
  const root = temporaryFolder();
  const { running, site, list } = await startOver(root);
  list({ shell: 'shell' });
  await running.poll();
  const held = Promise.withResolvers<void>();
  const { write } = realDisk;
  vi.spyOn(realDisk, 'write').mockImplementation(async (file, ...rest) => {
    if (file.includes('pages/novo.html')) await held.promise;
    await write(file, ...rest);
  });
  list({ shell: 'shell', 'mf-novo': 'novo' });
  await vi.waitFor(() => expect(site('../status/status.json')).toContain('mf-novo'), UNTIL_TRUE);
  expect(site('pages/novo.html')).toBeUndefined();
  list({ shell: 'shell', 'mf-novo': 'novo', 'mf-velho': 'velho' });
  await vi.waitFor(() => expect(site('../status/status.json')).toContain('mf-velho'), UNTIL_TRUE);
  const stopping = running.stop();
  const another = await lockStore(join(root, 'store'), 0.5).catch(messageOf);
  held.resolve();
  await stopping;
  expect(another).toContain('has a composer already');
  expect(site('pages/novo.html')).toContain('Novo');
});
