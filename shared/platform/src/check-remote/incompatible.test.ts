// @vitest-environment node

import { goodShell } from '@site/composer/test/fixture.ts';
import { expect, it } from 'vitest';
import { incompatible } from './incompatible.ts';

const shell = { ...goodShell().manifest, shared: { react: { version: '19.3.1', requires: '' } } };

it('packages that fit need no word', () => {
  expect(incompatible({ react: { version: '19.2.0', requires: '^19.0.0' } }, shell)).toEqual([]);
});

it('another React is named with both versions, and what to do', () => {
  expect(incompatible({ react: { version: '18.3.1', requires: '^18.0.0' } }, shell)).toEqual([
    'react 18.3.1 is installed, and a build with it asks for ^18.0.0; the shell offers 19.3.1. Run: npm install react@19.3.1',
  ]);
});

it('a package that the shell does not know is named', () => {
  const [sentence] = incompatible({ vue: { version: '3.5.0', requires: '^3.0.0' } }, shell);
  expect(sentence).toContain('the shell offers no vue');
});
