import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';

/** A copy of the project that a test may change, as a team has it on its own machine. */
export interface Clone {
  folder: string;
  /** Runs a program in it; throws with what it said when it fails. */
  run(program: string, ...words: string[]): void;
  /** Changes one of its files as text. */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/** Copies what git knows or would add, and links the installed packages. */
export function cloneProject(name: string): Clone {
  const folder = join(ROOT, '.cache', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((path) => path && existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
  return {
    folder,
    remove,
    run: (program, ...words) => run(folder, program, words),
    edit(file, change) {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
  };
}

/**
 * Links to the installed packages; those of the workspace lead to the copy's own folders, and what
 * Vite stores beside them is the copy's own.
 */
function linkPackages(folder: string): void {
  const packages = (scope: string) => readdirSync(join(ROOT, 'node_modules', scope));
  const installed = packages('').filter((name) => !name.startsWith('.vite'));
  const names = installed.flatMap((name) =>
    name === '@site' ? packages(name).map((own) => join(name, own)) : name,
  );
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of names) {
    const installed = join(ROOT, 'node_modules', name);
    const isWorkspace = lstatSync(installed).isSymbolicLink();
    symlinkSync(
      isWorkspace ? readlinkSync(installed) : installed,
      join(folder, 'node_modules', name),
    );
  }
}

/** Adds the page of `fixtures/news` to a remote, at `/novidade`. */
export function addNews({ folder, edit }: Clone, remote: string): void {
  const news = join(ROOT, 'e2e/platform/fixtures/news');
  cpSync(news, join(folder, remote, 'src/pages/news'), { recursive: true });
  edit(
    `${remote}/src/routes.ts`,
    (text) => `${text}Object.assign(routes, { '/novidade': 'news' });\n`,
  );
}

function run(folder: string, program: string, words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
}
