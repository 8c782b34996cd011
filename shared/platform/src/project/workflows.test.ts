import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from './apps.ts';

const FOLDER = join(ROOT, '.github/workflows');
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const stepSchema = z.object({ uses: z.string().optional(), run: z.string().optional() });
const workflowSchema = z.object({
  permissions: permissionsSchema,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissionsSchema.optional(),
      uses: z.string().optional(),
      'timeout-minutes': z.number().optional(),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});

describe.each(readdirSync(FOLDER))('the pipeline %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { permissions, jobs } = workflowSchema.parse(parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs the actions of others by commit, and says which version that is', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
    for (const line of text.split('\n').filter((one) => one.includes('uses: ')))
      expect(line).toMatch(/# v\d+\.\d+\.\d+$|uses: \.\//);
  });

  test('may write nothing unless a job says what', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const written = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(written.filter(([what, how]) => how === 'write' && what !== 'packages')).toEqual([]);
  });

  test('ends by itself, and puts no text of a commit or a request into a shell', () => {
    for (const job of Object.values(jobs))
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

describe('what a change publishes', () => {
  const text = readFileSync(join(FOLDER, 'changes.yml'), 'utf8');
  const [, sed = ''] = /\| (sed .*?) \| sort/s.exec(text) ?? [];
  const partsOf = (files: string[]) =>
    spawnSync('sh', ['-c', sed], {
      input: files.map((file) => `${file}\n`).join(''),
      encoding: 'utf8',
    })
      .stdout.trim()
      .split('\n');
  const { on } = z
    .object({ on: z.object({ push: z.object({ paths: z.array(z.string()) }) }) })
    .parse(parse(text));
  const starts = (file: string) =>
    on.push.paths.some((glob) =>
      new RegExp(`^${glob.replace('/**', '/').replace('*', '[^/]*')}`).test(file),
    );

  test('all that the composer’s bundle is made of publishes the composer', () => {
    const sources = globSync('shared/{composer,contract,edge}/src/**/*.ts', { cwd: ROOT });
    const files = [...sources, 'shared/composer/package.json', 'shared/composer/vite.config.ts'];
    expect(partsOf(files).filter((part) => part !== 'apps')).toEqual(files.map(() => 'composer'));
    expect(files.filter((file) => !starts(file))).toEqual([]);
    expect(partsOf(['shared/composer/README.md'])).toEqual(['']);
  });

  test.each([
    ['mf-rentals/src/routes.ts', ['mf-rentals']],
    ['mf-jobs/src/routes.ts', ['jobs-renderer', 'mf-jobs']],
    ['shared/edge/nginx/start-edge.sh', ['edge']],
    ['shared/edge/nginx/types.json', ['composer', 'edge']],
    ['shared/runtime/src/store.ts', ['apps']],
    ['shared/contract/src/paths.ts', ['apps', 'composer']],
    ['package-lock.json', ['apps', 'composer']],
  ])('%s publishes %j', (file, parts) => {
    expect(partsOf([file, 'README.md'])).toEqual(parts);
    expect(starts(file)).toBe(true);
  });
});
