/** An error whose message is one clear sentence for the person at the terminal; no stack trace needed. */
export class BackendError extends Error {
  override name = 'BackendError';
}
