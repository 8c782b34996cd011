import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256Of } from '@site/contract/sha256.ts';
import { startSite } from '@site/platform/edge/edge.ts';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import { ADDRESS, inFolder, openComposer, SITE, spread, times } from './harness.ts';

/*
 * What composing costs: from publishing to visible at the edge, and a poll cycle in which nothing is new.
 * Needs a finished build and nginx.
 */
const ROUNDS = 10;

const MEASUREMENTS: Record<string, Parameters<typeof inFolder<number[]>>[0]> = {
  'from publishing one remote to visible (goal 2000 ms)': publishToVisible,
  'a poll cycle in which nothing is new (goal 30 ms)': quietCycle,
};
for (const [name, measure] of Object.entries(MEASUREMENTS))
  console.log(`${name}: ${spread(await inFolder(measure))}`);

async function publishToVisible(runFolder: string, opened: AsyncDisposableStack) {
  const build = join(runFolder, 'build');
  cpSync(distFolder('mf-jobs'), build, { recursive: true });
  const rootOf = (app: string) => (app === 'mf-jobs' ? build : distFolder(app));
  await startSite(opened, { ...SITE, runFolder, rootOf });
  return await times(ROUNDS, async (round) => {
    publish(build, `r${round}`);
    const page = async () => (await fetch(`${ADDRESS}/vagas`)).text();
    while (!(await page()).includes(`<!--r${round}-->`)) await pause(20);
  });
}

function publish(folder: string, revision: string): void {
  const page = 'pages/vagas.html';
  const file = join(folder, page);
  const html = readFileSync(file, 'utf8').replace('</body>', `<!--${revision}--></body>`);
  const manifest = readManifest(folder);
  manifest.files[page] = { size: Buffer.byteLength(html), sha256: sha256Of(html) };
  writeFileSync(file, html);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, revision }));
}

async function quietCycle(folder: string, opened: AsyncDisposableStack) {
  const publishers = APPS.map((app) => [app, distFolder(app)]);
  const service = await openComposer(opened, folder, Object.fromEntries(publishers));
  return await times(ROUNDS, () => service.poll());
}
