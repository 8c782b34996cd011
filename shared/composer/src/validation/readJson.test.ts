import { expect, test } from 'vitest';
import { other } from '../testing/openComposer.ts';
import { parseManifest } from './parseManifest.ts';

const FIVE_MB = 4_800_000;

/** Each took gigabytes, or the process. */
test.each([
  ['zeros', `{"pages":[0${',0'.repeat(FIVE_MB / 2)}]}`, 'more than 250000 values'],
  ['brackets', '['.repeat(FIVE_MB), 'more than 250000 values'],
  ['levels', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'more than 20 levels'],
  ['wrong pages', `{"pages":[{}${',{}'.repeat(100_000)}]}`, 'pages.0: '],
  ['names', `{"takes":[0${',0'.repeat(200_000)}]}`, 'takes has 200001 items'],
  ['half of it', '{"name":', 'it is no JSON'],
  ['another publisher', JSON.stringify(other().manifest), "it is mf-velho's, expected mf-novo's"],
])('a manifest of %s is refused with a short reason', (_, text, reason) => {
  const read = parseManifest('mf-novo', text);
  const message = 'message' in read ? read.message : '';
  expect(message).toContain(reason);
  expect(message.length).toBeLessThan(600);
});
