/** The number in a price as it is shown: "R$ 1.150,00" → 1150. */
export function moneyAmount(price: string): number {
  return Number(price.replace(/[^\d,]/g, '').replace(',', '.'));
}

/** The lowest of some prices, as it is shown. */
export function lowestPrice(prices: readonly string[]): string {
  const [lowest = ''] = prices.toSorted((one, other) => moneyAmount(one) - moneyAmount(other));
  return lowest;
}
