import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '@site/platform/project/apps.ts';
import type { EndedTest } from '@site/platform/testing/counts.ts';

/** Sends Playwright's tests to the process that started it. */
export default class CountWalks implements Reporter {
  onTestEnd({ location, title }: TestCase, { status, duration, annotations }: TestResult): void {
    const ended: EndedTest = {
      title: `${relative(ROOT, location.file)} › ${title}`,
      status,
      seconds: duration / 1000,
      cpu: Number(annotations.find(({ type }) => type === 'cpu')?.description ?? 0),
    };
    process.send?.(ended);
  }

  printsToStdio(): boolean {
    return false;
  }
}
