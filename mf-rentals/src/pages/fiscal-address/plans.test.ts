import { expect, test } from 'vitest';
import { content } from './content.ts';
import { claims } from './plans.ts';

test('the page claims one percentage, and says how it is counted', () => {
  const percentages = JSON.stringify(content).match(/\d+ ?%/g);
  expect(new Set(percentages)).toEqual(new Set([`${claims.percent}%`]));
  expect(content.costs.basis.answer).toContain(`${claims.percent}%`);
});
