import { readdirSync, readFileSync } from 'node:fs';
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

  test('ends by itself', () => {
    for (const job of Object.values(jobs))
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('puts nobody’s words into a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});
