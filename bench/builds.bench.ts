import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { APPS, appFolder, REMOTES } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/options.ts';
import { median } from './pages/rows.ts';
import { writeSection } from './writeSection.ts';

/**
 * How long builds take: each remote alone, all apps, and all when nothing changed; all of them also
 * with no picture remembered. `--rounds=5`. Writes its table of `docs/performance.md`.
 */
await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds } = readOptions(values);
  const cases: readonly (readonly [name: string, run: () => Promise<unknown>])[] = [
    ...REMOTES.map((remote) => [remote, () => buildApps([remote], { force: true })] as const),
    ['all', () => buildApps(APPS, { force: true })],
    [
      'all, nothing remembered',
      () => forgetPictures().then(() => buildApps(APPS, { force: true })),
    ],
    ['all, nothing changed', () => buildApps(APPS)],
  ];
  const seconds = new Map(cases.map(([name]): [string, number[]] => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, run] of cases) {
      const started = performance.now();
      await run();
      seconds.get(name)?.push((performance.now() - started) / 1000);
    }
  }
  const rows = [...seconds].map(([name, of]) => {
    const shown = (value: number) => value.toFixed(1);
    return `| ${name} | ${shown(median(of))} (${shown(Math.min(...of))}–${shown(Math.max(...of))}) |`;
  });
  const text = [
    `Medians of ${rounds} rounds, in brackets the lowest and the highest.`,
    '',
    '| build | seconds |',
    '| --- | --- |',
    ...rows,
  ].join('\n');
  writeSection('builds', text, { rounds, seconds: Object.fromEntries(seconds) });
});

/** As on a machine that never built. */
async function forgetPictures(): Promise<void> {
  for (const app of APPS) {
    const folder = join(appFolder(app), '.cache');
    if (readdirSync(appFolder(app)).includes('.cache'))
      rmSync(join(folder, 'sharing'), { recursive: true, force: true });
  }
}
