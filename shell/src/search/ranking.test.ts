import { expect, test } from 'vitest';
import { asksFor } from './ranking.ts';

const words = ['vaga', 'motorista', 'anapolis'];

test.each([
  ...['motoristas', 'Vaga', 'trabalho em anápolis', 'motor'].map((asked) => [asked, true] as const),
  ...['quanto custa', 'procon', 'mo', '', '!!'].map((asked) => [asked, false] as const),
])('that %j asks for it is %s', (question, isAsked) => {
  expect(asksFor(question, words)).toBe(isAsked);
});
