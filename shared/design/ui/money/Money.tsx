import { formatReais } from '@site/site/money.ts';

export interface MoneyProps {
  reais: number;
  /** Whether whole amounts show ",00". */
  centavos?: boolean | undefined;
}

/**
 * An amount in reais, "R$" and number on one line. Not by a no-break space: that would change the
 * text that people copy, search and test for.
 */
export function Money({ reais, centavos }: MoneyProps) {
  return <span className="whitespace-nowrap">{formatReais(reais, centavos)}</span>;
}

export interface TextWithMoneyProps {
  /** Has names in braces where amounts stand: "até {saving} por mês". */
  text: string;
  amounts: Readonly<Record<string, number>>;
}

/** A sentence with amounts in it. */
export function TextWithMoney({ text, amounts }: TextWithMoneyProps) {
  // Split by a captured group: what stands at odd places are the names. A bare text beside an element
  // would be lost where a translator replaced it.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <Money key={part} reais={amounts[part] ?? 0} />
      ) : (
        <span key={part}>{part}</span>
      ),
    );
}
