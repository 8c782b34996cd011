/** A failure that the reader can act on: one sentence, shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The sentence of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
