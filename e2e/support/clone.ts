import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Hard links are instant; where the system has none, a plain copy does. */
function linkPackages(folder: string): void {
  const { status } = spawnSync('cp', ['-al', 'node_modules', folder], { cwd: ROOT });
  if (status !== 0) execFileSync('cp', ['-R', 'node_modules', folder], { cwd: ROOT });
}

function run(folder: string, program: string, words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
}
