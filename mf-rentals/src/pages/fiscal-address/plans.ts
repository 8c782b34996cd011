/** Totals and savings are computed from these, never written down. */
export type Plan = {
  name: string;
  /** Price a month, in reais. */
  monthly: number;
  /** Left out for the plan that can be ended at any time. */
  termMonths?: number;
  badge?: string;
  description: string;
};

/** What the page claims: reais a month, and percent. */
export const claims = { officeCost: 3500, saving: 3400, percent: 80, activation: '24 a 48 horas' };

export const plans: [Plan, Plan, Plan] = [
  {
    name: 'Bienal',
    monthly: 90,
    termMonths: 24,
    badge: 'MAIS POPULAR',
    description: 'O menor valor por mês.',
  },
  { name: 'Anual', monthly: 100, termMonths: 12, description: 'Um ano de endereço garantido.' },
  { name: 'Mensal', monthly: 120, description: 'Sem prazo: cancele com facilidade.' },
];

/** What a plan costs over its term, in reais; nothing for a plan without a term. */
export function planTotal(plan: Plan): number | undefined {
  return plan.termMonths === undefined ? undefined : plan.monthly * plan.termMonths;
}

/** What a plan saves over its term against the dearest, in reais; nothing where nothing is saved. */
export function planSaving(plan: Plan): number | undefined {
  if (plan.termMonths === undefined) return undefined;
  const dearest = Math.max(...plans.map(({ monthly }) => monthly));
  return (dearest - plan.monthly) * plan.termMonths || undefined;
}

/** What a plan saves in a month on an office of `cost` centavos a month: in centavos, never below zero. */
export function officeSaving(cost: number, plan: Plan): number {
  return Math.max(0, cost - plan.monthly * 100);
}
