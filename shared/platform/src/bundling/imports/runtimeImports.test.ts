import { expect, test } from 'vitest';
import { noteRuntimeImports, takenFromRuntime } from './runtimeImports.ts';

test('what a source imports from the runtime or passes on is noted, but no types', () => {
  const { transform } = noteRuntimeImports();
  if (typeof transform !== 'function') throw new Error('There is no transform.');
  const sources = [
    "import { Link, type Bridge, toast as say } from '@site/runtime';",
    "export { tooltip } from '@site/runtime';",
  ];
  for (const source of sources) Reflect.apply(transform, {}, [source]);
  expect([...takenFromRuntime]).toEqual(['Link', 'toast', 'tooltip']);
});
