import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import { claims, officeSaving } from './plans.ts';
import { MAX_CENTAVOS } from './reais.ts';

const { plans } = content.plans;

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

test('the page claims one percentage, and says how it is counted', () => {
  const percentages = JSON.stringify(content).match(/\d+ ?%/g);
  expect(new Set(percentages)).toEqual(new Set([`${claims.percent}%`]));
  expect(content.costs.basis.answer).toContain(`${claims.percent}%`);
});
