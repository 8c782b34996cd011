import { formatReais } from '@site/site/money.ts';

interface MoneyProps {
  reais: number;
  /** Whether whole amounts show ",00". */
  centavos?: boolean | undefined;
  /** By which a script finds the amount, which it may change before hydration. */
  name?: string;
}

/** An amount, "R$" and number on one line. Not by a no-break space, which people would copy. */
export function Money({ reais, centavos, name }: MoneyProps) {
  return (
    <span className="whitespace-nowrap" data-amount={name} suppressHydrationWarning={!!name}>
      {formatReais(reais, centavos)}
    </span>
  );
}

interface TextWithMoneyProps {
  /** Has names in braces where amounts stand: "até {saving} por mês". */
  text: string;
  amounts: Readonly<Record<string, number>>;
}

/** A sentence with amounts in it. */
export function TextWithMoney({ text, amounts }: TextWithMoneyProps) {
  // Odd parts are names. Text gets its own element: bare text that a translator replaces would be lost.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <Money key={part} name={part} reais={amounts[part] ?? 0} />
      ) : (
        <span key={part}>{part}</span>
      ),
    );
}
