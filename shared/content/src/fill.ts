/** Puts values where a text has their names: `fill('{months} meses', { months: 24 })`; others stay. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
