// @vitest-environment node
import { expect, it } from 'vitest';
import { kitImports, packagesOf } from './specifiers.ts';

it('imports lead to the compiled files of the kit, and to packages outside', async () => {
  const code = `import { a } from './a.js';
import { Button } from '@site/design/ui/button/Button.tsx';
import { site } from '@site/site';
import { paths } from '@site/contract/paths.ts';
const text = \`export { b } from '@site/content/b.ts';\`;
const later = () => import('@site/platform/b.ts');`;
  expect(await kitImports('platform/src/render/x.js', code)).toBe(`import { a } from './a.js';
import { Button } from '../../../design/ui/button/Button.js';
import { site } from '../../../site/src/site.js';
import { paths } from '@site/contract/paths.ts';
const text = \`export { b } from '@site/content/b.ts';\`;
const later = () => import('../b.js');`);
});

it('types lead to each other likewise', async () => {
  const code = "export type A = import('./a.ts').A; import { B } from '@site/content/b.ts';";
  expect(await kitImports('content/src/c.d.ts', code)).toBe(
    "export type A = import('./a.js').A; import { B } from './b.js';",
  );
});

it('the packages that a file names are what the kit must bring', async () => {
  const code = "import 'node:fs'; import x from 'vite'; import y from '@a/b/c'; import './d.js';";
  expect(await packagesOf('x.js', code)).toEqual(['vite', '@a/b']);
});
