/** An error whose message is one clear sentence for the person at the terminal; no stack trace needed. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** The message of anything thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
