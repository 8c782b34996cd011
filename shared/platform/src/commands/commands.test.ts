// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const DOOR = 'node shared/platform/run.mjs ';
/** Hands over to a module of the composer, which a process imports once. */
const HANDED_OVER = 'releases';
const ASKED = Object.keys(scripts).filter((script) => script !== HANDED_OVER);
const TAKING_NO_NAME = 'start test edge fix dev build check keep:releases bench'.split(' ');

/** A name as a file has it that is put there from elsewhere. */
const NO_NAME = 'São João 1.webp';
/** Say in their help that they read PORT. */
const LISTENING = ['start', 'dev', 'edge'];

interface Answer {
  out: string;
  err: string;
  code: number;
}

/**
 * Imports the modules of commands one after the other, each with words of its own, and writes a line for
 * each: the module of a command is anew in each import, what it imports is not.
 */
const ASK = `
const write = process.stdout.write.bind(process.stdout);
for (const [at, { file, words, port }] of JSON.parse(process.argv[2]).entries()) {
  const said = { out: '', err: '' };
  process.stdout.write = (text) => Boolean((said.out += text));
  process.stderr.write = (text) => Boolean((said.err += text));
  process.argv = [process.execPath, file, ...words];
  process.exitCode = 0;
  process.env.PORT = port;
  await import(file + '?' + at);
  write(JSON.stringify({ ...said, code: process.exitCode }) + '\\n');
}
process.exitCode = 0;
`;

/** Nothing that a command could begin to do. */
const OPTIONS = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PATH: '' } } as const;

const answers = new Map<string, Answer>();

beforeAll(() => {
  const questions = [
    ...ASKED.flatMap((script) => ['--help', '--nada'].map((word) => [script, word] as const)),
    ...TAKING_NO_NAME.map((script) => [script, 'nada'] as const),
    ...ASKED.map((script) => [script, NO_NAME] as const),
    ...LISTENING.map((script) => [script, ''] as const),
  ];
  const asked = questions.map(([script, word]) => {
    // As `run.mjs` finds the file of a command.
    const [name = '', ...words] = String(scripts[script]).slice(DOOR.length).split(' ');
    const file = name.includes('/') ? name : `shared/platform/src/commands/${name}.ts`;
    return { file: join(ROOT, file), words: [...words, ...(word ? [word] : [])], port: 'oitenta' };
  });
  const words = ['--input-type=module', '-', JSON.stringify(asked)];
  const { stdout } = spawnSync(process.execPath, words, {
    ...OPTIONS,
    input: ASK,
    timeout: 120_000,
  });
  const lines = stdout.trim().split('\n');
  for (const [at, line] of lines.entries()) answers.set(String(questions[at]), JSON.parse(line));
});

function expectClear(help: Answer | undefined, wrong: Answer | undefined): void {
  expect(help).toMatchObject({ err: '', code: 0 });
  expect(help?.out.split('\n').length).toBeLessThan(25);
  expect(help?.out).toContain('Example: ');
  expect(wrong).toMatchObject({ out: '', code: 1 });
  expect(wrong?.err).toMatch(/^✗ Unknown option '--nada'\. Say: \S.*\n$/);
}

test.for(ASKED)(
  '`npm run %s` says in one screen what it does, and in a sentence what it does not understand',
  (script) => {
    expect(scripts[script]).toContain(DOOR);
    expectClear(answers.get(`${script},--help`), answers.get(`${script},--nada`));
  },
);

test('the door of all commands passes words on, and how a command ends', () => {
  const [, door = ''] = DOOR.trim().split(' ');
  const [help, wrong] = ['--help', '--nada'].map((word): Answer => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [door, HANDED_OVER, word],
      OPTIONS,
    );
    return { out: stdout, err: stderr, code: status ?? 1 };
  });
  expect(scripts[HANDED_OVER]).toBe(DOOR + HANDED_OVER);
  expectClear(help, wrong);
});

test.for(TAKING_NO_NAME)(
  '`npm run %s` refuses a name that it does not know before it does anything',
  (script) => {
    const answer = answers.get(`${script},nada`);
    expect(answer).toMatchObject({ out: '', code: 1 });
    expect(answer?.err).toMatch(
      /^✗ (?:Unexpected argument 'nada'|There is no (?:app|measurement) called "?nada)/,
    );
  },
);

test.for(ASKED)('`npm run %s` has a sentence for a name with blanks and accents', (script) => {
  const { out = '', err = '', code } = answers.get(`${script},${NO_NAME}`) ?? {};
  expect(err).toMatch(/^✗ .+/);
  expect(out + err).not.toMatch(/^ {4}at |\bENOENT\b/m);
  expect(code).toBe(1);
});

test('a command that reads PORT has a sentence for one that is none', () => {
  for (const script of ASKED) {
    const reads = /(?<!_)\bPORT\b/.test(answers.get(`${script},--help`)?.out ?? '');
    expect(LISTENING.includes(script), script).toBe(reads);
  }
  for (const script of LISTENING)
    expect(answers.get(`${script},`)?.err).toMatch(/^✗ [^\n]*\bPORT\b[^\n]*oitenta[^\n]*\n$/);
});
