import { expect, test } from 'vitest';
import { asksFor } from './ranking.ts';

const words = ['vaga', 'motorista', 'anapolis'];

test.each(['motoristas', 'Vaga', 'trabalho em anápolis', 'motor'])('%s asks for it', (question) => {
  expect(asksFor(question, words)).toBe(true);
});

test.each(['quanto custa', 'procon', 'mo', '', '!!'])('%j does not', (question) => {
  expect(asksFor(question, words)).toBe(false);
});
