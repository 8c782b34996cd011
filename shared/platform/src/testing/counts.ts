import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';

/** How many tests ended how, which failed, and what each took. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  tests: TimedTest[];
}

interface TimedTest {
  title: string;
  seconds: number;
  /** CPU seconds of the test and of all that it started; 0 where the system does not tell. */
  cpu: number;
}

const NO_REPORT: Counts = {
  passed: 0,
  failed: 1,
  failures: ['the run wrote no report'],
  tests: [],
};

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().optional(),
          meta: z.object({ cpu: z.number().optional() }).optional(),
        }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
          results: z.array(z.object({ duration: z.number() })),
        }),
      ),
    }),
  ),
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
    return failed.map(({ fullName }) => titled(name, fullName));
  });
  if (!hasSucceeded && failures.length === 0) failures.push('an error outside any test');
  const failed = Math.max(report.numFailedTests, failures.length);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, meta }) => ({
      title: titled(relative(ROOT, name), fullName),
      seconds: duration / 1000,
      cpu: meta?.cpu ?? 0,
    })),
  );
  return { passed: report.numPassedTests, failed, failures, tests };
}

/** Reads Playwright's JSON report; an error outside any test counts as one failed test. */
export function playwrightCounts(file: string): Counts {
  const report = read(file, playwrightSchema);
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const outside = report.errors.map(({ message = '' }) => `outside any test: ${message}`);
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    failures: [
      ...specs.flatMap(({ ok, file, title }) => (ok ? [] : titled(file, title))),
      ...outside,
    ],
    tests: specs.map(({ file, title, tests }) => {
      const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      const notes = tests.flatMap(({ annotations }) => annotations);
      const cpu = notes
        .filter(({ type }) => type === 'cpu')
        .map(({ description }) => Number(description));
      return { title: titled(file, title), seconds: sum(durations) / 1000, cpu: sum(cpu) };
    }),
  };
}

type Suite = z.infer<typeof suiteSchema>;
function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function titled(file: string, title: string): string {
  return `${file} › ${title}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Adds counts up. */
export function total(counts: readonly Counts[]): Counts {
  return {
    passed: sum(counts.map(({ passed }) => passed)),
    failed: sum(counts.map(({ failed }) => failed)),
    failures: counts.flatMap(({ failures }) => failures),
    tests: counts.flatMap(({ tests }) => tests),
  };
}

/** The slowest tests, one a line, with their CPU seconds. */
export function slowest({ tests }: Counts, count: number): string {
  const sorted = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  const lines = sorted.map(({ title, seconds, cpu }) => {
    const times = [`${seconds.toFixed(1)} s`, `${cpu.toFixed(1)} s of CPU`];
    return `  ${times.join(', ').padEnd(24)} ${title.slice(0, 140)}`;
  });
  return lines.join('\n');
}

function read<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}
