import { expect, test } from 'vitest';
import { parseDotEnv } from './readSite.ts';

test.each([
  ['A=Av. Goiás, 1000, sala #12', 'Av. Goiás, 1000, sala'],
  ['A=Av. Goiás, 1000, sala#12', 'Av. Goiás, 1000, sala#12'],
  ["A=Edifício d'Água, nº#12 # do dono", "Edifício d'Água, nº#12"],
  ['A="sala #12" # do dono', 'sala #12'],
  ["A='sala #12'", 'sala #12'],
  ['A=#', ''],
  ['export A = a#b', 'a#b'],
  ['\uFEFFA=primeira', 'primeira'],
  ['#A=x\r\nA=sala#1\r\n', 'sala#1'],
])('a line of .env is read as docker compose reads it: %j', (text, value) => {
  expect(parseDotEnv(text)).toEqual({ A: value });
});
