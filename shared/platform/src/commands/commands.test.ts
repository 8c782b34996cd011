// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** What a script says to some words, and how it ends. */
async function answer(script: string, word: string) {
  const [, file = '', ...words] = String(scripts[script]).split(' ');
  // Nothing that it could begin to do.
  const env = { ...process.env, PATH: '' };
  const child = spawn(process.execPath, [file, ...words, word], { cwd: ROOT, env });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, err, code };
}

test.for(Object.keys(scripts))(
  '`npm run %s` says in one screen what it does, and in a sentence what it does not understand',
  { timeout: 30_000 },
  async (script) => {
    const [help, wrong] = await Promise.all([answer(script, '--help'), answer(script, '--nada')]);
    expect(help).toMatchObject({ err: '', code: 0 });
    expect(help.out.split('\n').length).toBeLessThan(25);
    expect(help.out).toContain('Example: ');
    expect(wrong).toMatchObject({ out: '', code: 1 });
    expect(wrong.err).toMatch(/^✗ Unknown option '--nada'\. Say: \S.*\n$/);
  },
);

test.for(['start', 'test', 'edge', 'fix', 'dev', 'build', 'check', 'keep:releases', 'bench'])(
  '`npm run %s` refuses a name that it does not know before it does anything',
  { timeout: 30_000 },
  async (script) => {
    const { out, err, code } = await answer(script, 'nada');
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toMatch(
      /^✗ (?:Unexpected argument 'nada'|There is no (?:app|measurement) called "?nada)/,
    );
  },
);
