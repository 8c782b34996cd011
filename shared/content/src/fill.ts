/**
 * Puts values where a text has their names in braces: `fill('{months} meses', { months: 24 })`.
 * A name without a value stays as it is, so that it is seen.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
