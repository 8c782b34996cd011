import type { ChatAction } from './page.ts';

/**
 * Puts values where a text has their names in braces: `fill('{months} meses', { months: 24 })`.
 * A name without a value stays as it is, so that it is seen.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same in both texts of a chat's button. */
export function fillAction(
  { label, message }: ChatAction,
  values: Record<string, string | number>,
): ChatAction {
  return { label: fill(label, values), message: fill(message, values) };
}
