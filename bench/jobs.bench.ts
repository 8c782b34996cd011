import { join } from 'node:path';
import { appFolder, distFolder } from '@site/platform/project/apps.ts';
import { rendererModuleSchema } from '@site/platform/renderer/rendererModule.ts';
import type { TableServer } from '@site/platform/renderer/testing/tableServer.ts';
import { createBuilder } from 'vite';
import { vacancyTable } from '../mf-jobs/renderer/testing/vacancyTable.ts';
import { someRow } from '../mf-jobs/src/testing/jobs.ts';
import { median, openComposer, spread, temporaryFolder, times } from './harness.ts';

/*
 * What one change of the vacancies takes, beside up to 6,000 others: more have no room. `cpu` is the
 * renderer's processor time, which a busy machine does not make longer. Needs a finished build.
 */
const SIZES = [17, 1000, 6000];
const ROUNDS = 5;

const SYLLABLES = 'ca mo ti re sa do lu pe ni vo ra ção men to dor ista eiro al em or'.split(' ');
const TITLES = ['Motorista', 'Auxiliar Administrativo', 'Técnico em Enfermagem', 'Vendedor'];

// React is much slower while developing.
process.env.NODE_ENV = 'production';
const outDir = join(appFolder('mf-jobs'), '.cache/bench');
const input = { renderer: 'renderer/renderer.ts' };
const bundled = { build: { outDir, rollupOptions: { input } } };
const root = appFolder('mf-jobs');
const builder = await createBuilder({ root, environments: { renderer: bundled } });
const { renderer: environment } = builder.environments;
if (environment) await builder.build(environment);
const { renderer } = rendererModuleSchema.parse(await import(join(outDir, 'renderer.mjs')));
for (const size of SIZES) await measure(size);

async function measure(count: number) {
  using folder = temporaryFolder();
  await using opened = new AsyncDisposableStack();
  const table = vacancyTable(0);
  for (let id = 1; id <= count; id += 1) table.write(String(id), rowOf(id));
  const [build, publish] = [distFolder('mf-jobs'), join(folder.path, 'site')];
  const service = await renderer.start({ build, publish, fetch: table.fetch });
  const publishers = { shell: distFolder('shell'), 'mf-jobs': publish };
  const composer = await openComposer(opened, folder.path, publishers);
  for (const [name, change] of Object.entries(changesOf(table, count))) {
    const rendered: number[] = [];
    const cpu: number[] = [];
    const composed: number[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      // A publisher with a new release at each poll is polled more and more rarely.
      await composer.poll();
      change(at);
      const before = process.cpuUsage();
      rendered.push(...(await times(1, () => service.poll())));
      const { user, system } = process.cpuUsage(before);
      cpu.push((user + system) / 1000);
      composed.push(...(await times(1, () => composer.poll())));
    }
    console.log(
      `${count} vacancies, ${name.padEnd(20)} rendered in ${spread(rendered)}, cpu ${Math.round(median(cpu))} ms, composed in ${spread(composed)}`,
    );
  }
}

function changesOf(table: TableServer, count: number): Record<string, (at: number) => void> {
  const middle = Math.ceil(count / 2);
  return {
    'one comes': (at) => table.write(String(count + 1 + at), rowOf(count + 1 + at)),
    'one changes': (at) => table.write(String(middle), { ...rowOf(middle), title: `Mudou ${at}` }),
    'the newest is filled': (at) => table.remove(String(count + ROUNDS - at)),
    'the oldest is filled': (at) => table.remove(String(at + 1)),
  };
}

/** A row as an office writes it; the same words again and again, and some that are rare. */
function rowOf(id: number): Record<string, unknown> {
  const word = (at: number) => SYLLABLES[at % SYLLABLES.length] ?? '';
  const phrase = (seed: number, length: number) =>
    Array.from({ length }, (_, at) => word(seed * at) + word(id + at) + word(id * at)).join(' ');
  return someRow({
    id: `5e1f0c1a-0000-4a6b-8c00-${String(id).padStart(12, '0')}`,
    created_at: new Date(Date.UTC(2020, 0, 1) + id * 3_600_000).toISOString(),
    title: `${TITLES[id % TITLES.length]} ${phrase(id, 1)}`,
    company_name: `Empresa ${phrase(id, 2)}`,
    description: phrase(id, 40),
    requirements: [1, 2, 3, 4].map((at) => phrase(at, 4)),
  });
}
