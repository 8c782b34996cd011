const numbers = new Intl.NumberFormat('pt-BR');

/** A count as it is written in Portuguese: 5.000. */
export function formatCount(count: number): string {
  return numbers.format(count);
}
