import { fill } from './fill.ts';
import type { ChatAction } from './page.ts';

/** Puts values where the texts of a chat's button have their names in braces. */
export function fillAction({ label, message }: ChatAction, values: Parameters<typeof fill>[1]) {
  return { label: fill(label, values), message: fill(message, values) };
}
