import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { lockFolder } from '@site/supabase/embedded/lock.ts';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { listen } from '../server/listen.ts';
import { freePorts } from '../testing/freePorts.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const DOOR = 'node shared/platform/run.mjs ';
/** Hands over to a module of the composer, which a process imports once. */
const HANDED_OVER = 'releases';
const ASKED = Object.keys(scripts).filter((script) => script !== HANDED_OVER);

/** A name as a file has it that is put there from elsewhere. */
const NO_NAME = 'São João 1.webp';

interface Answer {
  out: string;
  err: string;
  code: number;
}

/** What a command is asked, in which environment. */
type Question = readonly [script: string, words: readonly string[], env?: Record<string, string>];

/**
 * Imports the modules of commands one after the other, each with words of its own, and writes a line for
 * each: the module of a command is anew in each import, what it imports is not.
 */
const ASK = `
const write = process.stdout.write.bind(process.stdout);
for (const [at, { file, words, env }] of JSON.parse(process.argv[2]).entries()) {
  const said = { out: '', err: '' };
  process.stdout.write = (text) => Boolean((said.out += text));
  process.stderr.write = (text) => Boolean((said.err += text));
  process.argv = [process.execPath, file, ...words];
  process.exitCode = 0;
  Object.assign(process.env, env);
  await import(file + '?' + at);
  write(JSON.stringify({ ...said, code: process.exitCode }) + '\\n');
}
process.exit(0);
`;

/** Nothing that a command could begin to do; where VITEST is set, an app's configuration is that of its tests. */
const NOTHING = { ...process.env, PATH: '', VITEST: '' };
const OPTIONS = { cwd: ROOT, encoding: 'utf8', env: NOTHING } as const;

/** As `run.mjs` finds the file of a command. */
function commandOf(script: string): { file: string; words: string[] } {
  const [name = '', ...words] = String(scripts[script]).slice(DOOR.length).split(' ');
  const file = name.includes('/') ? name : `shared/platform/src/commands/${name}.ts`;
  return { file: join(ROOT, file), words };
}

/** Asks all in one process, in a project. */
function ask(questions: readonly Question[], more = {}): [string, Answer][] {
  const asked = questions.map(([script, said, env = {}]) => {
    const { file, words } = commandOf(script);
    return { file, words: [...words, ...said], env };
  });
  const words = ['--input-type=module', '-', JSON.stringify(asked)];
  const options = { ...OPTIONS, input: ASK, timeout: 60_000, ...more };
  const { stdout, stderr } = spawnSync(process.execPath, words, options);
  const lines = stdout.trim().split('\n');
  expect(lines.length, stderr).toBe(questions.length);
  return questions.map(([script, said], at) => [
    [script, ...said].join(),
    JSON.parse(lines[at] ?? ''),
  ]);
}

function expectSentence({ out, err, code }: Answer, sentence: RegExp): void {
  expect(err).toMatch(/^✗ .+/);
  expect(err).toMatch(sentence);
  expect(out + err).not.toMatch(/^ +at |\bbacktrace\b|Unhandled/m);
  expect(code).toBe(1);
}

let answers: Map<string, Answer>;
const helpOf = (script: string) => answers.get(`${script},--help`)?.out ?? '';

beforeAll(() => {
  answers = new Map(
    ask(
      ASKED.flatMap((script) =>
        ['--help', '--nada', NO_NAME].map((word) => [script, [word]] as const),
      ),
    ),
  );
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
    const named = answers.get(`${script},${NO_NAME}`);
    if (named) expectSentence(named, /^(?!.*ENOENT)/s);
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

test.for([
  ['/vagas', /\/vagas is mf-jobs's, as \/vagas\. Choose another path/],
  ['/vagas/uma', /\/vagas\/uma is mf-jobs's, as \/vagas\/:/],
  ['/busca', /\/busca is kept for the shell/],
  ['/agenda/Calendário', /is no path for a page: expected one like/],
] as const)('a new remote takes no page that is not free: %s', ([path, sentence]) => {
  const [[, answer] = []] = ask([['new:remote', ['mf-agenda', path]]]);
  expectSentence(answer ?? { out: '', err: '', code: 0 }, sentence);
});

/** What may be wrong around a command; its help says what it reads. */
test('every command has a sentence for what is wrong around it', async () => {
  const folder = temporaryFolder();
  const [locked, bin] = [join(folder, 'locked'), join(folder, 'bin')];
  using unlocked = new DisposableStack();
  unlocked.defer(lockFolder(locked));
  mkdirSync(bin);
  writeFileSync(join(bin, 'nginx'), '#!/bin/sh', { mode: 0o755 });
  const taken = await listen(0, () => new Response());
  const first = await freePorts();
  const free = { PORT: first };
  const nowhere = `http://127.0.0.1:${first + 3}`;
  const columns: [reads: RegExp, words: string[], env: object, said: RegExp][] = [
    [/(?<!_)\bPORT\b/, [], { PORT: 'oitenta' }, /^✗ [^\n]*\bPORT\b[^\n]*oitenta[^\n]*\n$/],
    [/(?<!_)\bPORT\b/, [], { PORT: 6667 }, /Port 6667 is one that browsers refuse/],
    [/(?<!_)\bPORT\b/, [], { PORT: taken.port }, new RegExp(`Port ${taken.port} is taken`)],
    [
      /DATA_FOLDER/,
      [],
      { DATA_FOLDER: '/dev/null/data' },
      /The data folder \/dev\/null\/data can't be used/,
    ],
    [/DATA_FOLDER/, [], { DATA_FOLDER: locked }, /locked is in use by another process/],
    [/--site </, ['mf-jobs', '--site', nowhere], {}, /stage\.json: .*ECONNREFUSED/],
    [/--against </, ['mf-jobs', '--against', nowhere], {}, /stage\.json: .*ECONNREFUSED/],
    [/--site </, ['mf-jobs', '--site', ''], {}, /"" is no site: an address as https/],
    [/--against </, ['mf-jobs', '--against', 'site.example'], {}, /"site.example" is no site/],
  ];
  const rows = columns.flatMap(([reads, words, env, said]) =>
    ASKED.filter((script) => reads.test(helpOf(script))).map((script) => {
      const variables = { DATA_FOLDER: join(folder, 'data'), ...free, ...env };
      const texts = Object.entries(variables).map(([name, value]) => [name, String(value)]);
      return { question: [script, words, Object.fromEntries(texts)] as const, said };
    }),
  );
  const env = { ...NOTHING, PATH: bin };
  const said = ask(
    rows.map(({ question }) => question),
    { env },
  );
  await taken.close();
  for (const [at, [, answer]] of said.entries()) expectSentence(answer, rows[at]?.said ?? /$^/);
}, 60_000);

test('a command names the file that is missing or saved by half', () => {
  const folder = temporaryFolder();
  const apps = ['shell', 'mf-a', 'mf-b', 'mf-c'];
  const publishers = Object.fromEntries(apps.map((app) => [app, `${app}/dist`]));
  writeFiles(folder, [
    ['publishers.json', JSON.stringify(publishers)],
    ['mf-a/package.json', '{ "name": '],
    ['mf-a/vite.config.ts', ''],
    ['mf-b/package.json', '{ "name": "mf-b", "version": "1.0.0" }'],
    ['mf-b/vite.config.ts', 'export default remote({'],
  ]);
  const questions = ASKED.filter((script) => /\[app…\]|[[<]remote/.test(helpOf(script))).flatMap(
    (script) => apps.map((app) => [script, [app], { PORT: '65123' }] as const),
  );
  expect(questions.length).toBeGreaterThan(20);
  for (const [asked, answer] of ask(questions, { cwd: folder }))
    expectSentence(answer, /^(?:build|dev|keep)/.test(asked) ? /(?:mf-a\/package|config)/ : /^/);
});
