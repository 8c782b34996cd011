import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';

/** A block of structured data, and the pages it stands on. */
export interface Block {
  pages: readonly string[];
  data: object;
}

const FOLDER = join(ROOT, '.cache/structured-data');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];

/**
 * Holds blocks against schema.org's vocabulary, as `schema-dts` has it in types: names of types,
 * their properties, and what each property may hold. Returns what the compiler complains of.
 */
export function typeProblems(blocks: readonly Block[]): string[] {
  const file = join(FOLDER, 'blocks.ts');
  const lines = blocks.map(
    ({ data }, index) => `export const block${index}: SchemaBlock = ${JSON.stringify(data)};`,
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    [`import type { SchemaBlock } from '../../e2e/support/schemaBlock';`, ...lines].join('\n'),
  );
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(
    tsc,
    [...OPTIONS, '--module', 'esnext', '--moduleResolution', 'bundler', file],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => {
      const row = Number(/\((\d+),/.exec(line)?.[1]);
      return `${blocks[row - 2]?.pages[0] ?? 'somewhere'}: ${line.replace(/^.*error /, '')}`;
    });
}
