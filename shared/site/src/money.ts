/** "5.000". Not by `Intl`, whose first format takes a phone 50 ms and more during hydration. */
export function groupThousands(count: number | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** An amount in reais as it is written: "R$ 3.500", "R$ 3.500,50"; with `centavos` always "R$ 3.500,00". */
export function formatReais(reais: number, centavos = !Number.isInteger(reais)): string {
  const [whole = '', rest] = reais.toFixed(2).split('.');
  return `R$ ${groupThousands(whole)}${centavos ? `,${rest}` : ''}`;
}
