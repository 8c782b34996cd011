import { expect, test } from 'vitest';
import { staticGraph } from './graph.ts';

const graph = {
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['_a.js'] },
  '_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b.js', imports: ['_a.js'] },
};

test('the static graph lists each file once and after what it imports, even when imports form a circle', () => {
  expect(staticGraph('mf-jobs', graph, ['src/Page.tsx'])).toEqual([
    'assets/b.js',
    'assets/a.js',
    'assets/Page.js',
  ]);
});

test('a source the build does not know is named', () => {
  expect(() => staticGraph('mf-jobs', graph, ['src/remote.ts'])).toThrow(
    'mf-jobs: the build has no file for src/remote.ts.',
  );
});
