/** The number in a price as it is shown: "R$ 1.150,00" → 1150. */
export function moneyAmount(price: string): number {
  return Number(statedAmount(price));
}

/** The number of a price with the decimals that it is shown with: "R$ 1.150,00" → "1150.00". */
export function statedAmount(price: string): string {
  return price.replace(/[^\d,]/g, '').replace(',', '.');
}

/** The lowest of some prices, as it is shown. */
export function lowestPrice(prices: readonly string[]): string {
  const [lowest = ''] = prices.toSorted((one, other) => moneyAmount(one) - moneyAmount(other));
  return lowest;
}
