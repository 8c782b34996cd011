import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { ROOT } from '../project/apps.ts';
import type { EndedTest } from './counts.ts';

/** Sends vitest's tests to the process that started it. */
export default class CountUnitTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const ended: EndedTest = {
      title: `${relative(ROOT, test.module.moduleId)} › ${test.fullName}`,
      status: test.result().state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      cpu: test.meta().cpu ?? 0,
    };
    process.send?.(ended);
  }
}
