import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import { officeSaving, planSaving, planTotal } from './plans.ts';
import { MAX_CENTAVOS } from './reais.ts';

const { plans } = content.plans;

test.each([
  ['Bienal', 90, 24, 2160, 720, 'MAIS POPULAR'],
  ['Anual', 100, 12, 1200, 240, undefined],
  ['Mensal', 120, undefined, undefined, undefined, undefined],
])(
  'the plan %s costs %i a month; term, total and saving are those of the specification',
  (name, monthly, termMonths, total, saving, badge) => {
    const plan = plans.find((candidate) => candidate.name === name);
    if (!plan) throw new Error(`There is no plan ${name}.`);
    const { termMonths: term, badge: label } = { termMonths: undefined, badge: undefined, ...plan };
    expect([plan.monthly, term, label]).toEqual([monthly, termMonths, badge]);
    expect([planTotal(plan), planSaving(plan, plans)]).toEqual([total, saving]);
  },
);

test('the claimed saving of R$ 3.400 a month is the average office less the yearly plan', () => {
  const yearly = plans.find(({ name }) => name === 'Anual');
  expect(content.claims.officeCost - (yearly?.monthly ?? 0)).toBe(content.claims.saving);
  expect(content.claims).toMatchObject({ officeCost: 3500, saving: 3400, percent: 80 });
});

test('the saving is the cost less the plan, and never below zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_CENTAVOS }),
      fc.constantFrom(...plans),
      (cost, plan) => {
        const { monthly } = plan;
        expect(officeSaving(cost, plan)).toBe(cost > monthly * 100 ? cost - monthly * 100 : 0);
      },
    ),
  );
});
