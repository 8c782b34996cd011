/**
 * The number in a price as it is shown, for search engines: "R$ 1.150,00" → 1150.
 * The build has parsed the price before, so it is one.
 */
export function moneyAmount(price: string): number {
  return Number(price.replace(/[^\d,]/g, '').replace(',', '.'));
}
