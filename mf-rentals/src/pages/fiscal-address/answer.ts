import { formatReais } from '@site/site/money.ts';
import { officeSaving, type Plan } from './plans.ts';
import { parseReais } from './reais.ts';

/** What the calculator says of a typed cost: `amounts` in reais by the names of its texts, 0 each where it has none. */
export function answerTo(text: string, plan: Plan) {
  const parsed = parseReais(text);
  const centavos = 'problem' in parsed ? 0 : parsed.centavos;
  const saving = officeSaving(centavos, plan);
  const amounts = { cost: centavos / 100, saving: saving / 100, yearly: (saving * 12) / 100 };
  return {
    amounts,
    problem: 'problem' in parsed ? parsed.problem : undefined,
    isLong: formatReais(amounts.yearly).length > 9,
  };
}
