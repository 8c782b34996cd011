import { expect, test } from 'vitest';
import { otherNumber } from './plural.ts';

const PAIRS = `policia policias, ministerio ministerios, sindicato sindicatos, tribunal tribunais,
  federal federais, nivel niveis, hotel hoteis, facil faceis, civil civis, farol farois, azul azuis,
  federacao federacoes, orgao orgaos, pao paes, mao maos, viagem viagens, jardim jardins,
  comum comuns, vendedor vendedores, dor dores, juiz juizes, mes meses, gas gases,
  shopping shoppings`
  .split(/,\s+/)
  .map((pair) => pair.split(' '));

test.each(PAIRS)('%s in the plural is %s, and back', (singular = '', plural = '') => {
  expect(otherNumber(singular)).toContain(plural);
  expect(plural.startsWith(singular) || otherNumber(plural).includes(singular)).toBe(true);
});

test.each(['a', 'de', 'os', 'mais', 'dois', 'seis', 'uns'])('%s is no plural', (word) => {
  expect(otherNumber(word)).toEqual([]);
});

test.each(['com', 'sem', 'mal', 'sul', 'mil'])('%s keeps its ending', (word) => {
  expect(otherNumber(word)).toEqual([`${word}s`]);
});
