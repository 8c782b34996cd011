import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { serveEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import * as z from 'zod';
import { median, table } from './harness.ts';
import { composeSite } from './pages/build.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/forms.ts';
import { installPeers, PEERS } from './pages/peers.ts';
import { serveForm } from './pages/serve.ts';
import { writeSection } from './writeSection.ts';

/* Lighthouse as a phone; writes `bench/results/lighthouse.json` and a table of `docs/performance.md`. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const resultSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});
const COMMAND = join(PEERS, 'node_modules/.bin/lighthouse');
const run = promisify(execFile);

await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds, pages } = readOptions(values);
  await using opened = new AsyncDisposableStack();
  const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/bench');
  const folder = await composeSite(tables);
  installPeers();
  const address = await serveForm(opened, 'site', folder, fetch);
  /** Scores in the order of the categories, by page. */
  const scores = new Map(pages.map((path): [string, number[][]] => [path, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, of] of scores) {
      const words = [
        '--output=json',
        `--only-categories=${CATEGORIES.join()}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-quic',
      ];
      const { stdout } = await run(COMMAND, [address + path, '--quiet', ...words], {
        env: { ...process.env, CHROME_PATH: findBrowser() },
        maxBuffer: 50_000_000,
      });
      const { categories, runtimeError } = resultSchema.parse(JSON.parse(stdout));
      if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
      const found = CATEGORIES.map((name) => Math.round(categories[name].score * 100));
      of.push(found);
      console.log(`${round}/${rounds} ${path.padEnd(26)} ${found.join(' ')}`);
    }
  }
  const rows = [...scores].map(([path, of]) => [
    `\`${path}\``,
    ...CATEGORIES.map((_, at) => {
      const own = of.map((found) => found[at] ?? Number.NaN);
      return `${median(own)} (${Math.min(...own)}–${Math.max(...own)})`;
    }),
  ]);
  const text = `Lighthouse, mobile, medians of ${rounds} rounds, in brackets the lowest and the highest.

${table(['page', ...CATEGORIES], rows)}`;
  writeSection('lighthouse', text, { rounds, scores: Object.fromEntries(scores) });
});
