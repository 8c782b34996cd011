import { messageOf } from '@site/contract/messageOf.ts';
import type { OnEvent } from './event.ts';

/** An operators' file that cannot be read or applied: everything stays as it was. */
export interface RefusedFile {
  file: string;
  why: string;
  since: string;
}

/**
 * Follows a file that operators change; `file` is its name in log and status. `poll` applies changed content. An error
 * while reading or applying is logged once, and stays in `refusal`.
 */
export function follow<Said>(
  file: string,
  read: () => Said,
  apply: (said: Said) => void,
  onEvent: OnEvent,
) {
  let applied = '';
  let refusal: RefusedFile | undefined;
  const poll = () => {
    try {
      const said = read();
      const text = JSON.stringify(said);
      if (text === applied && !refusal) return;
      apply(said);
      if (applied) onEvent({ event: `${file} changed`, [file]: text });
      applied = text;
      refusal = undefined;
    } catch (error) {
      const why = messageOf(error);
      if (why === refusal?.why) return;
      onEvent({ event: `${file} refused`, why });
      refusal = { file, why, since: refusal?.since ?? new Date().toISOString() };
    }
  };
  return { poll, refusal: () => refusal };
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
