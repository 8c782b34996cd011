import { fill } from '@site/content/fill.ts';
import * as z from 'zod/mini';
import { failures } from '../content/failures.ts';

/** Why the vacancies could not be read; `message` is in Portuguese and made for visitors. */
export class JobsError extends Error {
  override name = 'JobsError';
}

/** A longer message is a whole page. */
const MAX_MESSAGE_LENGTH = 200;

const ACCENTS = /[áàâãéêíóôõúç]/i;
const PORTUGUESE =
  /\b(?:o|os|as|ao|aos|da|das|de|dos|em|na|no|nas|nos|um|uma|para|por|com|que|foi)\b/i;
const ENGLISH =
  /\b(?:a|an|and|access|does|denied|due|error|exist|expired|failed|for|found|in|invalid|is|key|not|of|permission|request|server|the|timeout|to|was)\b/i;

const withMessage = z.object({ message: z.string() });

/** The error for one kind of failure that the site itself notices. */
export function jobsError(kind: Exclude<keyof typeof failures, 'foreign'>): JobsError {
  return new JobsError(failures[kind]);
}

/**
 * The error for an answer that is none: the backend's own message where it sent one that a person
 * can read, behind a sentence of ours where it is not in Portuguese; that sentence alone where it
 * sent nothing, or a whole page.
 * `status` is 0 when no answer came at all.
 */
export function failureOf(status: number, error: unknown): JobsError {
  if (status === 0) return jobsError('network');
  if (status < 400) return jobsError('unreadable');
  const parsed = withMessage.safeParse(error);
  const message = parsed.success ? parsed.data.message.trim() : '';
  const ours = failures[kindOf(status)];
  if (!isReadable(message)) return new JobsError(ours);
  return new JobsError(isPortuguese(message) ? message : fill(failures.foreign, { ours, message }));
}

function kindOf(status: number): 'refused' | 'busy' | 'broken' {
  if (status === 401 || status === 403) return 'refused';
  return status === 429 ? 'busy' : 'broken';
}

function isReadable(message: string): boolean {
  return message.length > 0 && message.length <= MAX_MESSAGE_LENGTH && !/[<{]/.test(message);
}

/** Whether a short message is in Portuguese, by its little words and accents. */
function isPortuguese(message: string): boolean {
  return ACCENTS.test(message) || (PORTUGUESE.test(message) && !ENGLISH.test(message));
}
