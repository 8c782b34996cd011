/** The sentence of any thrown value. */
export function messageOf(error: unknown): string {
  // A host with two addresses that both refuse: Node's error has no message of its own.
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  // `fetch failed` says nothing of why; its cause does.
  const cause = error.cause instanceof Error ? messageOf(error.cause) : '';
  return cause && !error.message.includes(cause) ? `${error.message}: ${cause}` : error.message;
}
