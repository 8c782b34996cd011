import type { Plan } from './schema.ts';

/** What a plan costs over its term, in reais; nothing for a plan without a term. */
export function planTotal(plan: Plan): number | undefined {
  return plan.termMonths === undefined ? undefined : plan.monthly * plan.termMonths;
}

/**
 * What a plan saves over its term against paying the dearest plan, the one without a term, for as
 * long. In reais; nothing where nothing is saved.
 */
export function planSaving(plan: Plan, plans: readonly Plan[]): number | undefined {
  if (plan.termMonths === undefined) return undefined;
  const dearest = Math.max(...plans.map(({ monthly }) => monthly));
  return (dearest - plan.monthly) * plan.termMonths || undefined;
}

export interface OfficeSaving {
  /** In centavos, never below zero. */
  monthly: number;
  yearly: number;
}

/** What somebody who pays `cost` centavos a month saves with a plan. */
export function officeSaving(cost: number, plan: Plan): OfficeSaving {
  const monthly = Math.max(0, cost - plan.monthly * 100);
  return { monthly, yearly: monthly * 12 };
}
