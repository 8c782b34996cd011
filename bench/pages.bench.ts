import { runCommand } from '@site/composer/base/runCommand.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { openBrowser } from './harness.ts';
import { buildForms, composeSite } from './pages/build.ts';
import { type Form, OPTIONS, OPTIONS_HELP, readOptions } from './pages/forms.ts';
import { type Row, visit } from './pages/measure.ts';
import { writeReport } from './pages/report.ts';
import { serveForm } from './pages/serve.ts';

/*
 * The same pages in several forms, interleaved. Writes `bench/results/pages.json` and the table of
 * `docs/performance.md`.
 */
await runCommand({ help: OPTIONS_HELP, options: OPTIONS }, async (values) => {
  const { rounds, pages, forms, before = '' } = readOptions(values);
  await using opened = new AsyncDisposableStack();
  const { site, fetch } = await composeSite(opened);
  await buildForms(pages, forms);
  const origins = new Map<Form, string>();
  for (const form of forms)
    origins.set(form, await serveForm(opened, form, form === 'before' ? before : site, fetch));
  await using browser = await openBrowser();
  const rows = pages.flatMap((path) => forms.map((form): Row => ({ path, form, visits: [] })));
  for (let round = 1; round <= rounds; round += 1) {
    // On each page each round begins with another form, so that none always comes after the heaviest.
    const first = round % forms.length;
    const inTurn = [...forms.slice(first), ...forms.slice(0, first)];
    const next = pages.flatMap((path) =>
      inTurn.flatMap((form) => rows.filter((row) => row.path === path && row.form === form)),
    );
    for (const { path, form, visits } of next) {
      const place = `${round}/${rounds} ${path.padEnd(22)} ${form.padEnd(18)}`;
      // A form that fails says so, and stays without figures; the others are measured all the same.
      const seen = await visit(browser, origins.get(form) ?? '', path).catch((error: unknown) => {
        console.error(`${place} failed: ${messageOf(error)}`);
      });
      if (!seen) continue;
      visits.push(seen);
      const text = Object.entries(seen).map(([name, value]) => `${name} ${value.toFixed(0)}`);
      console.log(`${place} ${text.join(' ')}`);
    }
  }
  writeReport(rows, rounds);
});
