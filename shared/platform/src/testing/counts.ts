import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Reads vitest's JSON report. Where vitest did not succeed, at least one test counts as failed: its
 * report says nothing of a file that could not run, or of an error outside any test.
 */
export function vitestCounts(file: string, hasSucceeded: boolean): Counts {
  const report = read(file, vitestSchema);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed: hasSucceeded ? failed : Math.max(failed, 1) };
}

/** Reads Playwright's JSON report; an error outside any test counts as one failed test. */
export function playwrightCounts(file: string): Counts {
  const report = read(file, playwrightSchema);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Adds counts up. */
export function total(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function read<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}
