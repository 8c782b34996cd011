import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { afterEach, expect, test } from 'vitest';
import { type Build, goodRemote, goodShell, seal } from '../contract-check/fixture.ts';
import type { ComposerEvent } from './event.ts';
import { type ComposerService, startComposer } from './service.ts';
import { siteAt } from './testing.ts';

let service: ComposerService | undefined;
afterEach(() => service?.stop());

function writeBuild(folder: string, { manifest, files }: Build): void {
  for (const [file, text] of [...files, ['manifest.json', JSON.stringify(manifest)] as const]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

async function startOver(root: string) {
  const store = join(root, 'store');
  const publishersFile = join(root, 'publishers.json');
  const events: ComposerEvent[] = [];
  writeBuild(join(root, 'shell'), seal(goodShell()));
  writeBuild(join(root, 'novo'), seal(goodRemote()));
  writeBuild(join(root, 'velho'), seal(goodRemote('mf-velho', '/antigo', 'Antigo')));
  const name = (publishers: object | string, seconds: number) => {
    const text = typeof publishers === 'string' ? publishers : JSON.stringify(publishers);
    writeFileSync(publishersFile, text);
    utimesSync(publishersFile, seconds, seconds);
  };
  name({ shell: 'shell', 'mf-novo': 'novo' }, 1);
  const options = { publishersFile, root, store, roundMs: 50 };
  service = await startComposer({ ...options, onEvent: (event) => events.push(event) });
  await service.round();
  return { running: service, site: siteAt(store), events, name };
}

const folder = () => mkdtempSync(join(tmpdir(), 'service-'));

test('a publisher that is added to the list appears, and one that is taken off it goes', async () => {
  const { running, site, name } = await startOver(folder());
  expect(site('pages/novo.html')).toContain('Novo');
  expect(site('pages/antigo.html')).toBeUndefined();
  name({ shell: 'shell', 'mf-novo': 'novo', 'mf-velho': 'velho' }, 2);
  await running.round();
  expect(site('pages/antigo.html')).toContain('Antigo');
  name({ shell: 'shell', 'mf-velho': 'velho' }, 3);
  await running.round();
  expect(site('pages/novo.html')).toBeUndefined();
  expect(site('pages/antigo.html')).toContain('Antigo');
});

test('a list that cannot be understood is kept out, and says why', async () => {
  const { running, site, events, name } = await startOver(folder());
  name('{ "shell": 7 }', 2);
  await running.round();
  expect(site('pages/novo.html')).toContain('Novo');
  expect(events.at(-1)).toMatchObject({ event: 'publishers refused' });
  expect(events.at(-1)?.why).toContain('publishers.json is not valid');
});

test('the status says of each publisher what is on stage and what is the matter', async () => {
  const root = folder();
  const { running, site } = await startOver(root);
  const bad = goodRemote();
  bad.files.set('assets/Page.js', 'não é código');
  writeBuild(join(root, 'novo'), seal(bad));
  await running.round();
  const status: unknown = JSON.parse(site('status/status.json') ?? '');
  expect(status).toMatchObject({
    publishers: [
      { name: 'shell', version: '1.0.0', contract: CONTRACT_VERSION },
      { name: 'mf-novo', refusal: { rule: 'immutable' } },
    ],
  });
  expect(site('status/status.html')).toContain('immutable');
  expect(running.troubles()).toEqual([expect.stringContaining('mf-novo')]);
});

test('publishers that were built with different configurations are named', async () => {
  const root = folder();
  const { running, site } = await startOver(root);
  const elsewhere = goodRemote();
  elsewhere.manifest.configuration = 'ba9876543210';
  elsewhere.files.set('pages/novo.html', `${elsewhere.files.get('pages/novo.html')}\n`);
  writeBuild(join(root, 'novo'), seal(elsewhere));
  await running.round();
  expect(JSON.parse(site('status/status.json') ?? '')).toMatchObject({
    warnings: [
      'The publishers were built with different configurations: shell 0123456789ab, mf-novo ba9876543210.',
    ],
  });
});
