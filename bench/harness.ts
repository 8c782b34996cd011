import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer } from '@site/composer/service.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import { chromium } from 'playwright';

/** A temporary folder, which `using` removes at the end of its scope. */
export const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'bench-'));

/** Starts the browser that all measurements use. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });

/** Does something so many times, each after `before`; resolves to the milliseconds that each took. */
export async function times(
  rounds: number,
  action: (round: number) => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    const started = performance.now();
    await action(round);
    measured.push(performance.now() - started);
  }
  return measured;
}

/** Starts a composer in this process, until `opened` ends; resolves when every publisher is active. */
export async function openComposer(
  opened: AsyncDisposableStack,
  folder: string,
  publishers: Record<string, string>,
) {
  const [publishersFile, store] = [join(folder, 'publishers.json'), join(folder, 'store')];
  writeFileSync(publishersFile, JSON.stringify(publishers));
  const composer = await startComposer({ publishersFile, store });
  opened.defer(() => composer.stop());
  while (!composer.isComplete()) await composer.poll();
  return composer;
}

/** The median of some numbers, of an even number the greater of two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** As in "12 ms (15)": the median and the slowest. */
export function spread(measured: readonly number[]): string {
  return `${Math.round(median(measured))} ms (${Math.round(Math.max(...measured))})`;
}

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.toSpliced(1, 0, `|${'---|'.repeat(head.length)}`).join('\n');
}
