import { type RemoteHint, remoteHintSchema } from '@site/contract/contract.ts';
import { isPattern, matches } from '@site/contract/paths.ts';
import * as z from 'zod/mini';

let hints: readonly RemoteHint[] = [];

/**
 * Fetches what all remotes need for any of their pages, so that it can be asked for together with a
 * page's document. Nothing depends on it: what is missing or broken is left out.
 */
export async function fetchHints(): Promise<void> {
  try {
    const response = await fetch('/remotes.json');
    hints = z
      .array(z.unknown())
      .parse(await response.json())
      .flatMap(parseHint);
  } catch {
    // Pages come without it too, one round trip later.
  }
}

/** What the page of a path will most likely need; nothing before the hints are here. */
export function hintFor(pathname: string): RemoteHint | undefined {
  const claims = hints.flatMap((hint) =>
    hint.paths.filter((path) => matches(path, pathname)).map((path) => ({ path, hint })),
  );
  // A page of its own goes before a pattern.
  return (claims.find(({ path }) => !isPattern(path)) ?? claims[0])?.hint;
}

function parseHint(row: unknown): RemoteHint[] {
  const parsed = remoteHintSchema.safeParse(row);
  return parsed.success ? [parsed.data] : [];
}
