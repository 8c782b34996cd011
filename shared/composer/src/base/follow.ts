import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './event.ts';

/**
 * Follows a file that operators change, which the log calls `what`. `poll` applies what it says if that changed;
 * why it cannot be read or applied is in the log once. `applied` is what was applied last, as JSON, or why it was not.
 */
export function follow<Said>(
  what: string,
  read: () => Said,
  apply: (said: Said) => Promise<void>,
  onEvent: OnEvent,
): { poll(): Promise<void>; applied(): string } {
  let applied = '';
  const poll = onceAtATime(async () => {
    try {
      const said = read();
      const text = JSON.stringify(said);
      if (text === applied) return;
      await apply(said);
      if (applied) onEvent({ event: `${what} changed`, [what]: text });
      applied = text;
    } catch (error) {
      const why = messageOf(error);
      if (why !== applied) onEvent({ event: `${what} refused`, why });
      applied = why;
    }
  });
  return { poll, applied: () => applied };
}

/** An action that is in flight is not begun again: its result is awaited. */
export function onceAtATime(action: () => Promise<void>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () => {
    inFlight ??= action().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}
