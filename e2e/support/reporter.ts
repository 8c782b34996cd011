import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '@site/platform/project/apps.ts';
import { Counter } from '@site/platform/testing/counts.ts';

/** Counts Playwright's tests for the process that started it. */
export default class CountWalks implements Reporter {
  #counter = new Counter();

  onTestEnd({ location, title }: TestCase, { status, duration, annotations }: TestResult): void {
    const cpu = annotations.find(({ type }) => type === 'cpu')?.description ?? 0;
    this.#counter.add(status, {
      title: `${relative(ROOT, location.file)} › ${title}`,
      seconds: duration / 1000,
      cpu: Number(cpu),
    });
  }

  onEnd(): void {
    this.#counter.end();
  }

  printsToStdio(): boolean {
    return false;
  }
}
