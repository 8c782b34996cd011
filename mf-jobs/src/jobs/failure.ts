import { fill } from '@site/content/fill.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import * as z from 'zod/mini';
import { failures } from '../content/failures.ts';

/** A longer message is a whole page. */
const MAX_MESSAGE_LENGTH = 200;

const forPeople = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_MESSAGE_LENGTH),
  z.refine((message) => !/[<{]/.test(message)),
);
const readable = z.object({ message: forPeople });

/** The error for no answer (`status` 0) or a bad one: our sentence, and the backend's where it is readable. */
export function failureOf(status: number, error: unknown): Error {
  if (status === 0) return new Error(failures.network);
  if (status < 400) return new Error(failures.unreadable);
  const ours = failures[kindOf(status)];
  const { data } = readable.safeParse(error);
  return new Error(data ? fill(failures.answered, { ours, ...data }) : ours);
}

/** What visitors read of an error of these; without one the answer is late. */
export function messageFor(error: unknown): string {
  return error ? messageOf(error) : failures.timeout;
}

function kindOf(status: number): 'refused' | 'busy' | 'broken' {
  if (status === 401 || status === 403) return 'refused';
  return status === 429 ? 'busy' : 'broken';
}
