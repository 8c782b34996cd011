import { runCommand } from '@site/composer/base/runCommand.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { serveEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import { chromium } from 'playwright';
import { buildForms, composeSite } from './pages/build.ts';
import { OPTIONS, OPTIONS_HELP, readOptions } from './pages/forms.ts';
import { type Row, visit } from './pages/measure.ts';
import { writeReport } from './pages/report.ts';
import { serveForm } from './pages/serve.ts';

/*
 * The same pages in six forms, side by side, interleaved. `--rounds=5 --pages=/,/crm --forms=site,astro`. Writes
 * `bench/results/pages.json` and the table of `docs/performance.md`.
 */
await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds, pages, forms, before = '' } = readOptions(values);
  await using opened = new AsyncDisposableStack();
  const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/bench');
  const site = await composeSite(tables);
  await buildForms(pages, forms);
  const serve = (form: Row['form']) => serveForm(form, form === 'before' ? before : site, fetch);
  const servers = new Map(
    await Promise.all(forms.map(async (form) => [form, await serve(form)] as const)),
  );
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox'],
  });
  const rows = pages.flatMap((path) => forms.map((form): Row => ({ path, form, visits: [] })));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, form, visits } of inTurn(rows, round)) {
      const origin = servers.get(form)?.address ?? '';
      const place = `${round}/${rounds} ${path.padEnd(22)} ${form.padEnd(18)}`;
      // A form that fails says so, and stays without figures; the others are measured all the same.
      const seen = await visit(browser, origin, path).catch((error: unknown) => {
        console.error(`${place} failed: ${messageOf(error)}`);
      });
      if (!seen) continue;
      visits.push(seen);
      const { fcp, lcp, working, navigationCold, navigationPrefetched, tapMenu, tapOwn } = seen;
      const shown = { fcp, lcp, working, navigationCold, navigationPrefetched, tapMenu, tapOwn };
      const text = Object.entries(shown).map(([name, value]) => `${name} ${value.toFixed(0)}`);
      console.log(`${place} ${text.join(' ')}`);
    }
  }
  await browser.close();
  await Promise.all([...servers.values()].map((server) => server.stop()));
  writeReport(rows, rounds);

  /** Each round begins with another form, so that none always comes after the heaviest. */
  function inTurn(all: readonly Row[], turn: number): Row[] {
    return pages.flatMap((path) => {
      const own = all.filter((row) => row.path === path);
      const first = turn % own.length;
      return [...own.slice(first), ...own.slice(0, first)];
    });
  }
});
