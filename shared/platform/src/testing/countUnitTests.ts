import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from '../project/apps.ts';
import { Counter } from './counts.ts';

/** Counts vitest's tests for the process that started it. */
export default class CountUnitTests implements Reporter {
  #counter = new Counter();

  onTestCaseResult(test: TestCase): void {
    this.#counter.add(test.result().state, {
      title: `${relative(ROOT, test.module.moduleId)} › ${test.fullName}`,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      cpu: test.meta().cpu ?? 0,
    });
  }

  onTestRunEnd(): void {
    this.#counter.end();
  }
}
