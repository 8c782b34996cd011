import { findBrowser } from '@site/platform/testing/browser.ts';
import { chromium } from 'playwright';
import { buildClientRendered, composeSite } from './pages/build.ts';
import { type Visit, visit } from './pages/measure.ts';
import { type Row, writeReport } from './pages/report.ts';
import { serveVariant } from './pages/serve.ts';
import { PATHS, VARIANTS, type Variant } from './pages/variants.ts';

/**
 * The same pages as this site, as a single-bundle application, as a federation rendered in the
 * browser, and without scripts as the limit: side by side, interleaved, ROUNDS times (5). Writes
 * `bench/results/pages.json` and the tables of `docs/performance.md`.
 */
const rounds = Number(process.env.ROUNDS || 5);
const names = Object.keys(VARIANTS).filter((name): name is Variant => name in VARIANTS);
const folders = {
  site: await composeSite(),
  spa: await buildClientRendered('spa'),
  federation: await buildClientRendered('federation'),
};
const servers = new Map(
  await Promise.all(names.map(async (name) => [name, await serveVariant(name, folders)] as const)),
);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox'],
});
const rows = PATHS.flatMap((path) => names.map((variant): Row => ({ path, variant, visits: [] })));
for (let round = 1; round <= rounds; round += 1) {
  for (const { path, variant, visits } of inTurn(rows, round)) {
    const address = `${servers.get(variant)?.address}${path}`;
    const seen: Visit = await visit(browser, address, variant !== 'limit');
    visits.push(seen);
    const { fcp, lcp, working } = seen;
    console.log(
      `${round}/${rounds} ${path.padEnd(22)} ${variant.padEnd(11)} FCP ${fcp.toFixed(0)} LCP ${lcp.toFixed(0)} works ${working.toFixed(0)}`,
    );
  }
}
await browser.close();
for (const server of servers.values()) server.stop();
writeReport(rows, rounds);

/** Each round begins with another variant, so that none always comes after the heaviest. */
function inTurn(all: readonly Row[], turn: number): Row[] {
  return PATHS.flatMap((path) => {
    const own = all.filter((row) => row.path === path);
    const first = turn % own.length;
    return [...own.slice(first), ...own.slice(0, first)];
  });
}
