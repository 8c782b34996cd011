/** A failure that the reader can act on: one sentence, shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
