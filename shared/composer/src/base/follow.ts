import { messageOf } from '@site/contract/messageOf.ts';
import type { ComposerEvent } from './event.ts';

/** A file that operators change. */
export interface Followed {
  /** Applies what the file says if that changed; never rejects. */
  poll(): Promise<void>;
  /** What was applied last, as JSON, or why it could not be. */
  applied(): string;
}

/** Follows a file, which the log calls `what`; why it cannot be read or applied is in the log once. */
export function follow<Said>(
  what: string,
  read: () => Said,
  apply: (said: Said) => Promise<void>,
  onEvent: (event: ComposerEvent) => void,
): Followed {
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
