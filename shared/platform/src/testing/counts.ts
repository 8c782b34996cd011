/** How many tests ended how, and what each took. */
export interface Counts {
  passed: number;
  failed: number;
  tests: TimedTest[];
}

interface TimedTest {
  title: string;
  seconds: number;
  /** CPU seconds of the test and of all that it started; 0 where the system does not tell. */
  cpu: number;
}

/** Counts the tests of a reporter, and sends the counts to the process that started the runner. */
export class Counter {
  readonly #counts: Counts = { passed: 0, failed: 0, tests: [] };

  add(status: string | undefined, test: TimedTest): void {
    if (status === 'passed') this.#counts.passed += 1;
    else if (status !== 'skipped') this.#counts.failed += 1;
    this.#counts.tests.push(test);
    process.send?.(`${this.#counts.tests.length} tests`);
  }

  end(): void {
    process.send?.(this.#counts);
  }
}

/** Adds counts up. */
export function total(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
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
