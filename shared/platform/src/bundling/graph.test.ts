import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appFolder } from '../project/apps.ts';
import { staticGraph } from './graph.ts';

const chunk = (name: string, imported: string, source?: string) => ({
  ...{ type: 'chunk' as const, name, fileName: `assets/${name}.js` },
  imports: [`assets/${imported}.js`],
  modules: {},
  facadeModuleId: source ? join(appFolder('mf-jobs'), source) : null,
});
const files = [chunk('Page', 'a', 'src/Page.tsx'), chunk('a', 'b'), chunk('b', 'a')];

test('the static graph lists each file once and after what it imports, even in a circle; an unknown source is named', () => {
  expect(staticGraph('mf-jobs', files, 'src/Page.tsx')).toEqual([
    'assets/b.js',
    'assets/a.js',
    'assets/Page.js',
  ]);
  expect(() => staticGraph('mf-jobs', files, 'src/remote.ts')).toThrow(
    'mf-jobs: the build has no file for src/remote.ts.',
  );
});
