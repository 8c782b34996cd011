import sharp from 'sharp';
import { expect, test } from 'vitest';
import { textImage } from './textImage.ts';

const style = { weight: 700, color: '#fff', size: 60, width: 560, height: 300 };

test('a short text has its size, and a long one is made smaller until it fits', async () => {
  const short = await textImage('Ouvidoria', style);
  expect(short.height).toBeLessThan(80);
  const long = await textImage('Uma ouvidoria de muitas palavras '.repeat(8), style);
  expect(long.height).toBeLessThanOrEqual(300);
  expect(long.width).toBeLessThanOrEqual(560);
  const word = await textImage('Desenvolvimentosustentável', style);
  expect(word.width).toBeLessThanOrEqual(560);
});

test('lines are about as long as each other, not one full and a rest', async () => {
  const full = await textImage('Salas para alugar por mês', { ...style, height: 10_000 });
  const first = await textImage('Salas para alugar', style);
  expect(full.width).toBeLessThan(first.width);
});

test('what could be read as markup is painted as it is', async () => {
  const { width } = await textImage('<b>&', style);
  expect(width).toBeGreaterThan(100);
});

test('the zero of the site’s font is plain, as prices and headlines need it', async () => {
  for (const weight of [400, 700]) {
    const { input, width, height } = await textImage('0', { ...style, weight });
    const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
    const { data } = await sharp(input).extract(middle).raw().toBuffer({ resolveWithObject: true });
    expect(data[3], 'nothing is painted in its middle').toBe(0);
  }
});
