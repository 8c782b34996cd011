import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { ROOT } from '@site/platform/project/apps.ts';

/** Says nothing but failures, in full; sends the number of finished tests to its parent. */
export default class QuietReporter implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    if (process.send) process.send(`${this.#done} of ${this.#total} tests`);
    else if (process.stdout.isTTY)
      process.stdout.write(`\r\x1b[2K${this.#done} of ${this.#total} tests`);
    if (test.ok()) return;
    const { file, line } = test.location;
    console.log(`\n✗ ${relative(ROOT, file)}:${line} › ${test.titlePath().slice(3).join(' › ')}`);
    if (result.status === 'timedOut') console.log(`It took longer than ${test.timeout} ms.`);
    result.errors.forEach(showError);
    for (const { name, path } of result.attachments)
      if (path) console.log(`${name}: ${relative(ROOT, path)}`);
  }

  onError(error: TestError): void {
    showError(error);
  }

  onEnd(): void {
    if (!process.send) console.log(`\n${this.#done} of ${this.#total} tests done`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function showError({ message, value, stack, snippet }: TestError): void {
  console.log([message ?? value, snippet, stack?.match(/^ {4}at .*$/gm)?.join('\n')].join('\n'));
}
