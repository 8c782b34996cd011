import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { manifestSchema } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';
import { openEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import * as z from 'zod';
import { composeSite } from './pages/build.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/options.ts';
import { importOther, installOthers } from './pages/others.ts';
import { median } from './pages/rows.ts';
import { serveVariant } from './pages/serve.ts';
import { writeSection } from './writeSection.ts';

/**
 * Lighthouse as a phone, on every page of this site: `--rounds=5 --pages=/,/crm`. Writes
 * `bench/results/lighthouse.json` and its table of `docs/performance.md`.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const resultSchema = z.object({
  lhr: z.object({
    categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
    runtimeError: z.object({ message: z.string() }).optional(),
  }),
});
const isFunction = (value: unknown) => typeof value === 'function';
const lighthouseSchema = z.object({
  default: z.custom<(address: string, flags: object) => Promise<unknown>>(isFunction),
});
const launcherSchema = z.object({
  launch: z.custom<(options: object) => Promise<{ port: number; kill(): void }>>(isFunction),
});

await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const isChosen = values.pages !== undefined;
  const { rounds, pages: chosen } = readOptions(values);
  const backend = await openEmbeddedBackend('.data/bench');
  const folder = await composeSite(backend);
  const pages = isChosen ? chosen : [...allPages(), firstOffer(folder)];
  installOthers();
  const lighthouse = lighthouseSchema.parse(await importOther('lighthouse')).default;
  const { launch } = launcherSchema.parse(await importOther('chrome-launcher'));
  const server = await serveVariant(
    'site',
    { site: folder, others: '', least: new Map() },
    backend,
  );
  const scores = new Map(pages.map((path) => [path, scoresOf()]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of pages) {
      const browser = await launch({
        chromePath: findBrowser(),
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic'],
      });
      const said = await lighthouse(server.address + path, {
        port: browser.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      });
      browser.kill();
      const { categories, runtimeError } = resultSchema.parse(said).lhr;
      if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
      for (const name of CATEGORIES)
        scores.get(path)?.[name].push(Math.round(categories[name].score * 100));
      console.log(
        `${round}/${rounds} ${path.padEnd(26)} ${CATEGORIES.map((name) => scores.get(path)?.[name].at(-1)).join(' ')}`,
      );
    }
  }
  server.stop();
  await backend.close();
  writeSection('lighthouse', tableOf(scores, rounds), {
    rounds,
    scores: Object.fromEntries(scores),
  });
});

function scoresOf(): Record<Category, number[]> {
  return { performance: [], accessibility: [], 'best-practices': [], seo: [] };
}

/** Every page that has an address of its own. */
function allPages(): string[] {
  return REMOTES.flatMap((remote) => {
    const text = readFileSync(join(distFolder(remote), 'manifest.json'), 'utf8');
    return manifestSchema.parse(JSON.parse(text)).pages.map(({ path }) => path);
  }).filter((path) => !isPattern(path));
}

/** Of the pages that are made of data, one. */
function firstOffer(site: string): string {
  const [first = ''] = readdirSync(join(site, 'pages/vagas')).filter((file) =>
    /\.html$/.test(file),
  );
  return `/vagas/${first.replace('.html', '')}`;
}

function tableOf(scores: ReadonlyMap<string, Record<Category, number[]>>, rounds: number): string {
  const head = ['page', ...CATEGORIES];
  const rows = [...scores].map(([path, of]) => [
    `\`${path}\``,
    ...CATEGORIES.map(
      (name) => `${median(of[name])} (${Math.min(...of[name])}–${Math.max(...of[name])})`,
    ),
  ]);
  return [
    `Lighthouse, mobile, medians of ${rounds} rounds, in brackets the lowest and the highest.`,
    '',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
