/** Ties "R$" to its amount, so that a price never breaks across two lines. */
export function keepMoneyTogether(text: string): string {
  return text.replaceAll('R$ ', 'R$\u00a0');
}
