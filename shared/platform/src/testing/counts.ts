import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** How many tests ended how, and which failed. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

const NO_REPORT: Counts = { passed: 0, failed: 1, failures: ['the run wrote no report'] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/**
 * Reads vitest's JSON report. Where vitest did not succeed, at least one test counts as failed: its
 * report says nothing of an error outside any test.
 */
export function vitestCounts(file: string, hasSucceeded: boolean): Counts {
  const report = read(file, vitestSchema);
  if (!report) return NO_REPORT;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
  if (!hasSucceeded && failures.length === 0) failures.push('an error outside any test');
  const failed = Math.max(report.numFailedTests, failures.length);
  return { passed: report.numPassedTests, failed, failures };
}

/** Reads Playwright's JSON report; an error outside any test counts as one failed test. */
export function playwrightCounts(file: string): Counts {
  const report = read(file, playwrightSchema);
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  const outside = report.errors.map(({ message = '' }) => `outside any test: ${message}`);
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    failures: [...report.suites.flatMap(failuresOf), ...outside],
  };
}

function failuresOf({ specs, suites = [] }: z.infer<typeof suiteSchema>): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failuresOf)];
}

/** Adds counts up. */
export function total(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

function read<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}
