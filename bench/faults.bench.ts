import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteOptions, startComposerOf, startEdgeOf } from '@site/platform/edge/edge.ts';
import { APPS } from '@site/platform/project/apps.ts';
import { MISBEHAVIOURS, startPublisher } from '../e2e/support/faultyPublisher.ts';
import { report, wrk } from './wrk.ts';

/**
 * What visitors notice of a publisher that does wrong: the home and a page of the remote, by wrk,
 * against the same pages while every publisher answers. Needs a finished build, nginx and wrk.
 */
const runFolder = mkdtempSync(join(tmpdir(), 'bench-'));
const publishers = new Map(
  await Promise.all(APPS.map(async (app) => [app, await startPublisher(app)] as const)),
);
const options: SiteOptions = {
  ports: { edge: 8790, publishers: 8791 },
  runFolder,
  backend: 'http://127.0.0.1:9/',
  locationOf: (app) => `http://127.0.0.1:${publishers.get(app)?.port}/${app}`,
};
const running = [await startComposerOf(options), await startEdgeOf(options)];
const measure = (path: string) => wrk(`http://127.0.0.1:${options.ports.edge}${path}`, 'br', 2);

for (const path of ['/', '/vagas']) {
  report(`${path}, all publishers well`, measure(path));
  for (const name of ['mf-jobs', 'shell']) {
    for (const fault of ['slow', ...MISBEHAVIOURS] as const) {
      const publisher = publishers.get(name);
      if (!publisher) throw new Error(`There is no publisher ${name}.`);
      const well = measure(path);
      publisher.publish(() => {});
      publisher.behaviour = fault;
      report(`${path}, ${name} ${fault}`, measure(path), well);
      publisher.behaviour = 'well';
    }
  }
}
await Promise.all(
  [...running, ...publishers.values()].map((part) => ('stop' in part ? part.stop() : part.kill())),
);
rmSync(runFolder, { recursive: true, force: true });
