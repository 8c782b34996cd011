import { formatReais } from '@site/site/money.ts';
import { officeSaving, plans } from './plans.ts';
import { parseReais } from './reais.ts';

/** The plan that an office is compared with. */
const [, annual] = plans;

/** The answer to a typed cost: `amounts` in reais by the names in the texts; all are 0 where there is a problem. */
export function answerTo(text: string) {
  const { centavos = 0, problem } = parseReais(text);
  const saving = officeSaving(centavos, annual);
  const amounts = { cost: centavos / 100, saving: saving / 100, yearly: (saving * 12) / 100 };
  return { amounts, problem, isLong: formatReais(amounts.yearly).length > 9 };
}
