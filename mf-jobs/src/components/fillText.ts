/** Puts values into the `{name}` places of a text: `fillText('Página {page}', { page: '2' })`. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const numbers = new Intl.NumberFormat('pt-BR');

/** A count as it is written in Portuguese: 5.000. */
export function formatCount(count: number): string {
  return numbers.format(count);
}
