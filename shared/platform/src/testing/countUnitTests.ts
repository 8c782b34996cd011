import type { Reporter } from 'vitest/node';

/** Sends the process that started vitest the number of finished tests. */
export default class CountUnitTests implements Reporter {
  #done = 0;

  onTestCaseResult(): void {
    this.#done += 1;
    process.send?.(`${this.#done} tests`);
  }
}
