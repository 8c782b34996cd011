/** A test that has ended, as reporters send it to the process that started their runner. */
export interface EndedTest {
  title: string;
  /** `passed`, `skipped`, or how it failed. */
  status: string;
  /** 0 for what is counted as a test and is none: a check, or a run that failed without a failed test. */
  seconds: number;
  /** CPU seconds of the test and of all that it started; 0 where the system does not tell. */
  cpu: number;
}

/** What no runner reports, counted as a test. */
export function asTest(title: string, isDone: boolean): EndedTest {
  return { title, status: isDone ? 'passed' : 'failed', seconds: 0, cpu: 0 };
}

export const isFailed = ({ status }: EndedTest) => status !== 'passed' && status !== 'skipped';

/** The slowest tests, one a line, with their CPU seconds. */
export function slowest(tests: readonly EndedTest[], count: number): string {
  const timed = tests.filter(({ seconds }) => seconds > 0);
  const sorted = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  const lines = sorted.map(({ title, seconds, cpu }) => {
    const times = [`${seconds.toFixed(1)} s`, `${cpu.toFixed(1)} s of CPU`];
    return `  ${times.join(', ').padEnd(24)} ${title.slice(0, 140)}`;
  });
  return lines.join('\n');
}
