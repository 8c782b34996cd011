import { inspect } from 'node:util';

/** A failure that the reader can act on: one sentence, shown without a stack trace, also by Node and Vite. */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';

  [inspect.custom](): string {
    return `✗ ${this.message}`;
  }
}
