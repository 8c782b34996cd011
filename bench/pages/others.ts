import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@site/platform/project/apps.ts';

/** Where packages lie that nothing but measurements needs. */
export const OTHERS = join(ROOT, '.cache/bench/others');

const LIST = join(import.meta.dirname, '../others/package.json');

/** Installs them once, and again when the list changes; who never measures never pays for it. */
export function installOthers(): void {
  const mine = join(OTHERS, 'package.json');
  const isDone =
    existsSync(join(OTHERS, 'node_modules/.package-lock.json')) &&
    existsSync(mine) &&
    readFileSync(mine, 'utf8') === readFileSync(LIST, 'utf8');
  if (isDone) return;
  console.log('• installing what only measurements need');
  mkdirSync(OTHERS, { recursive: true });
  cpSync(LIST, mine);
  // React comes from the project: what is measured shares one copy.
  const words = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: OTHERS, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Imports one of them. */
export async function importOther(name: string): Promise<unknown> {
  const path = createRequire(join(OTHERS, 'package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}
