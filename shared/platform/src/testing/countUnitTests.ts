import type { Reporter } from 'vitest/node';

/** Tells whoever started vitest how many tests are done. */
export default class CountUnitTests implements Reporter {
  #done = 0;

  onTestCaseResult(): void {
    this.#done += 1;
    process.send?.(`${this.#done} tests`);
  }
}
