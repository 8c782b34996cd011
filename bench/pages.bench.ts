import { runCommand } from '@site/composer/base/runCommand.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { openEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import { chromium } from 'playwright';
import { buildForms } from './pages/build.ts';
import { leastStyles } from './pages/leastStyles.ts';
import { visit } from './pages/measure.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/options.ts';
import { writeReport } from './pages/report.ts';
import type { Row } from './pages/rows.ts';
import { serveVariant } from './pages/serve.ts';

/**
 * The same pages in seven forms, side by side, interleaved. `--rounds=5 --pages=/,/crm --forms=site,limit`. Writes
 * `bench/results/pages.json`, the table of `docs/performance.md` and its picture.
 */
await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds, pages, forms: names, before } = readOptions(values);
  const backend = await openEmbeddedBackend('.data/bench');
  const folders = await buildForms(pages, names, backend);
  const least = new Map<string, readonly string[]>();
  const servers = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name, await serveVariant(name, { ...folders, before, least }, backend)] as const,
      ),
    ),
  );
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  const site = servers.get('site')?.address ?? '';
  for (const path of pages) least.set(path, await leastStyles(browser, site + path));
  const rows = pages.flatMap((path) =>
    names.map((variant): Row => ({ path, variant, visits: [] })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, variant, visits } of inTurn(rows, round)) {
      const origin = servers.get(variant)?.address ?? '';
      // A form that fails says so, and stays without figures; the others are measured all the same.
      const seen = await visit(browser, origin, path).catch((error: unknown) => {
        console.error(
          `${round}/${rounds} ${path.padEnd(22)} ${variant.padEnd(18)} failed: ${messageOf(error)}`,
        );
      });
      if (!seen) continue;
      visits.push(seen);
      const { fcp, lcp, working, navigationCold, navigationPrefetched } = seen;
      const shown = { fcp, lcp, working, navigationCold, navigationPrefetched };
      const text = Object.entries(shown).map(([name, value]) => `${name} ${value.toFixed(0)}`);
      console.log(`${round}/${rounds} ${path.padEnd(22)} ${variant.padEnd(18)} ${text.join(' ')}`);
    }
  }
  await browser.close();
  for (const server of servers.values()) server.stop();
  await backend.close();
  writeReport(rows, rounds);

  /** Each round begins with another variant, so that none always comes after the heaviest. */
  function inTurn(all: readonly Row[], turn: number): Row[] {
    return pages.flatMap((path) => {
      const own = all.filter((row) => row.path === path);
      const first = turn % own.length;
      return [...own.slice(first), ...own.slice(0, first)];
    });
  }
});
