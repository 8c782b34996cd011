/**
 * An amount in reais as it is written: "R$ 3.500", "R$ 3.500,50"; with `centavos` always "R$ 3.500,00".
 * Not by `Intl`, whose first format takes a phone 50 ms and more, in the middle of hydration.
 */
export function formatReais(reais: number, centavos = !Number.isInteger(reais)): string {
  const [whole = '', rest] = reais.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$ ${grouped}${centavos ? `,${rest}` : ''}`;
}
