import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer } from '@site/composer/service.ts';
import { addPage, goodRemote, goodShell, seal } from '@site/composer/testing/fixture.ts';
import { openComposer } from '@site/composer/testing/openComposer.ts';
import { type Manifest, manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import {
  type SiteOptions,
  startComposerOf,
  startEdgeOf,
  startPublisherOf,
} from '@site/platform/edge/edge.ts';
import { APPS, distFolder, PUBLISHERS_FILE } from '@site/platform/project/apps.ts';

/**
 * What composing costs: from publishing to visible, a round in which nothing is new, and one page
 * of 5,000 that changed. Needs a finished build and nginx.
 */
const ROUNDS = 10;
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const show = (name: string, values: number[], goal: number) =>
  console.log(
    `${name.padEnd(44)} median ${Math.round(median(values)).toString().padStart(5)} ms, slowest ${Math.round(Math.max(...values))} ms (goal ${goal} ms)`,
  );

await publishToVisible();
await quietRound();
await onePageOfMany();

async function publishToVisible(): Promise<void> {
  const runFolder = mkdtempSync(join(tmpdir(), 'bench-'));
  const build = join(runFolder, 'build');
  cpSync(distFolder('mf-jobs'), build, { recursive: true });
  const options: SiteOptions = {
    ports: { edge: 8790, publishers: 8791 },
    runFolder,
    backend: 'http://127.0.0.1:9/',
    rootOf: (app) => (app === 'mf-jobs' ? build : distFolder(app)),
  };
  const running = [];
  for (const app of APPS) running.push(await startPublisherOf(app, options));
  running.push(await startComposerOf(options), await startEdgeOf(options));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const mark = `rodada-${round}`;
    publish(build, mark);
    const started = performance.now();
    while (!(await (await fetch('http://127.0.0.1:8790/vagas')).text()).includes(mark)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.push(performance.now() - started);
  }
  show('from publishing one remote to visible', times, 2000);
  await Promise.all(running.map((part) => part.stop()));
  rmSync(runFolder, { recursive: true, force: true });
}

function publish(folder: string, mark: string): void {
  const file = join(folder, 'pages/vagas.html');
  const html = readFileSync(file, 'utf8').replace(
    /<\/body>|<!--rodada-\d+--><\/body>/,
    `<!--${mark}--></body>`,
  );
  const manifest: Manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  );
  manifest.files['pages/vagas.html'] = { size: Buffer.byteLength(html), sha256: sha256Of(html) };
  manifest.revision = mark.replace('-', '');
  writeFileSync(file, html);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

async function quietRound(): Promise<void> {
  const store = mkdtempSync(join(tmpdir(), 'bench-'));
  const service = await startComposer({ publishersFile: PUBLISHERS_FILE, store });
  while (!service.isComplete()) await service.poll();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await service.poll();
    times.push(performance.now() - started);
  }
  show(`a round in which none of ${APPS.length} has anything new`, times, 30);
  await service.stop();
  rmSync(store, { recursive: true, force: true });
}

async function onePageOfMany(): Promise<void> {
  const build = goodRemote();
  for (let index = 0; index < 5000; index += 1) addPage(build, `/p${index}`, `Página ${index}`);
  const { deliver, store } = await openComposer({ names: ['shell', 'mf-novo'] });
  await deliver(seal(goodShell()));
  await deliver(seal(build));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = 'pages/p7.html';
    build.files.set(file, (build.files.get(file) ?? '').replace('<h1>', '<h1>!'));
    const { build: fingerprint } = build.manifest;
    seal(build);
    build.manifest.build = fingerprint;
    build.manifest.revision = `r${round}`;
    const started = performance.now();
    await deliver(build);
    times.push(performance.now() - started);
  }
  show('one page of 5,000 that changed', times, 1000);
  rmSync(store, { recursive: true, force: true });
}
