import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { isPattern } from '@site/contract/paths.ts';
import { serveEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import * as z from 'zod';
import { median, table } from './harness.ts';
import { composeSite } from './pages/build.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/forms.ts';
import { installPeers, knownPages, PEERS } from './pages/peers.ts';
import { serveForm } from './pages/serve.ts';
import { writeSection } from './writeSection.ts';

/*
 * Lighthouse as a phone, on every page of this site: `--rounds=5 --pages=/,/crm`. Writes
 * `bench/results/lighthouse.json` and its table of `docs/performance.md`.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const resultSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});
const COMMAND = join(PEERS, 'node_modules/.bin/lighthouse');
const run = promisify(execFile);

await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds, pages: chosen } = readOptions(values);
  await using opened = new AsyncDisposableStack();
  const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/bench');
  const folder = await composeSite(tables);
  const pages = values.pages === undefined ? allPages(folder) : chosen;
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

/** Every page that has an address of its own, and of those that are made of data one. */
function allPages(site: string): string[] {
  const own = knownPages().map(({ path }) => path);
  const [offer = ''] = readdirSync(join(site, 'pages/vagas')).filter((file) =>
    file.endsWith('.html'),
  );
  return [...own.filter((path) => !isPattern(path)), `/vagas/${offer.replace('.html', '')}`];
}
