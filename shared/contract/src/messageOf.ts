/** The sentence of any thrown value. */
export function messageOf(error: unknown): string {
  // A host with two addresses that both refuse: Node's error has no message of its own.
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
