import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import type { Stage } from './dockerfile.ts';
import { interpolate } from './interpolate.ts';

export interface Image {
  /** The folder that stands for its root. */
  root: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
  command: string[];
  entrypoint: string[];
  healthcheck: string | undefined;
}

export interface BuildOptions {
  stages: readonly Stage[];
  /** Files of the project that docker would send. */
  context: readonly string[];
  /** Folder for stages: each is made once for its arguments. */
  folder: string;
  /** Installs packages and builds apps as the image does; else those of this machine stand in. */
  isWhole: boolean;
  /** Hears of steps that only an engine can run. */
  onSkipped(step: string): void;
}

/**
 * Builds a target without an engine: the Dockerfile's steps, one by one, in a folder that stands
 * for the image's root. Programs of the base image are this machine's.
 * @throws UserError naming the step that failed.
 */
export async function buildImage(
  target: string,
  args: Record<string, string>,
  options: BuildOptions,
): Promise<Image> {
  const stage = options.stages.find(({ name }) => name === target);
  if (!stage) return baseImage(target, options);
  const before = await buildImage(stage.from, args, options);
  const image: Image = {
    ...before,
    env: { ...before.env },
    root: join(options.folder, usesArguments(stage, options) ? `${target}-${args.APP}` : target),
  };
  const isMade = existsSync(image.root);
  if (!isMade && existsSync(before.root)) copyTree(before.root, image.root);
  mkdirSync(image.root, { recursive: true });
  const known: Record<string, string> = {};
  for (const { instruction, words } of stage.steps) {
    const text =
      instruction === 'RUN' || instruction === 'HEALTHCHECK'
        ? words
        : interpolate(words, { ...image.env, ...known });
    if (instruction === 'ARG')
      for (const name of words.split(/\s+/)) known[name] = args[name] ?? '';
    else if (instruction === 'ENV') Object.assign(image.env, pairs(text));
    else if (instruction === 'WORKDIR') image.workdir = text;
    else if (instruction === 'USER') image.user = text;
    else if (instruction === 'CMD') image.command = list(text);
    else if (instruction === 'ENTRYPOINT') image.entrypoint = list(text);
    else if (instruction === 'HEALTHCHECK') image.healthcheck = text.replace(/^.*?\bCMD /, '');
    else if (instruction === 'COPY') {
      if (!isMade) await copy(text, image, args, options);
    } else if (instruction === 'RUN') {
      if (!isMade) await run(text, image, { ...image.env, ...known }, options);
    } else throw new UserError(`Dockerfile: ${instruction} is not known here.`);
  }
  return image;
}

function baseImage(name: string, { folder }: BuildOptions): Image {
  if (!/^[a-z/-]+:[\w.-]*\d[\w.-]*$/.test(name)) {
    throw new UserError(`Dockerfile: ${name} has no exact tag.`);
  }
  const root = join(folder, 'none');
  return {
    root,
    env: {},
    workdir: '/',
    user: 'root',
    command: [],
    entrypoint: [],
    healthcheck: undefined,
  };
}

function usesArguments({ steps, from }: Stage, { stages }: BuildOptions): boolean {
  if (steps.some(({ instruction }) => instruction === 'ARG')) return true;
  const before = stages.find(({ name }) => name === from);
  return before ? usesArguments(before, { stages } as BuildOptions) : false;
}

/** Hard links are instant, and nothing changes a file in place; where there are none, copies do. */
function copyTree(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

async function copy(
  text: string,
  image: Image,
  args: Record<string, string>,
  options: BuildOptions,
): Promise<void> {
  const [, stage = '', paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(text) ?? [];
  const words = paths.split(/\s+/);
  const to = words.pop() ?? '';
  const target = join(image.root, to.startsWith('/') ? to : join(image.workdir, to));
  const source = stage ? (await buildImage(stage, args, options)).root : ROOT;
  for (const word of words) {
    const from = word.replace(/^\.\//, '').replace(/\/$/, '');
    if (stage) cpSync(join(source, from), target, { recursive: true });
    else copyFromContext(from, to.endsWith('/') || words.length > 1, target, options.context);
  }
}

function copyFromContext(
  from: string,
  isIntoFolder: boolean,
  target: string,
  context: readonly string[],
): void {
  const files = context.filter((file) => file === from || file.startsWith(`${from}/`));
  if (files.length === 0) {
    throw new UserError(`Dockerfile: COPY ${from} finds nothing that .dockerignore leaves.`);
  }
  for (const file of files) {
    const isFile = file === from;
    const name = isFile
      ? isIntoFolder
        ? (file.split('/').at(-1) ?? '')
        : ''
      : file.slice(from.length);
    const place = join(target, name);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(ROOT, file), place);
  }
}

async function run(
  text: string,
  image: Image,
  env: Record<string, string>,
  { isWhole, onSkipped }: BuildOptions,
): Promise<void> {
  if (!text.startsWith('npm ') && !text.startsWith('mkdir ')) return onSkipped(`RUN ${text}`);
  const cwd = join(image.root, image.workdir);
  if (text.startsWith('mkdir ')) {
    for (const [, path = ''] of text.matchAll(/ (\/\S+)/g))
      mkdirSync(join(image.root, path), { recursive: true });
    return;
  }
  if (!isWhole) return standIn(text, cwd, env);
  await new Promise<void>((resolve, reject) => {
    const child = spawn('sh', ['-ec', text], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`RUN ${text} failed:\n${said}`)),
    );
  });
}

/** This machine's packages and builds, where making them again would take minutes. */
function standIn(text: string, cwd: string, { APP = '' }: Record<string, string>): void {
  if (text.startsWith('npm ci')) {
    if (!statSync(cwd).isDirectory()) return;
    symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'));
    return;
  }
  for (const built of ['dist', '.cache/renderer']) {
    const from = join(ROOT, APP, built);
    if (existsSync(from)) cpSync(from, join(cwd, APP, built), { recursive: true });
  }
}

const pairs = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

function list(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}
