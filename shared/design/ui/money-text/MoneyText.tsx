export interface MoneyTextProps {
  /** Any text; amounts in it look like "R$ 2.160" or "R$ 150,00". */
  text: string;
}

/**
 * Keeps "R$" and its amount on one line. Not by a no-break space: that would change the text that
 * people copy, search and test for.
 */
export function MoneyText({ text }: MoneyTextProps) {
  // Split by a captured group: what stands at odd places are the amounts.
  const parts = text.split(/(R\$ \d[\d.,]*\d|R\$ \d)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words come back in the same places.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
