import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';

/** A remote in a folder of its own, with nothing of the site's repository but the packed kit. */
export interface Standalone {
  folder: string;
  /** Runs a program in it; throws with what it said when it fails. */
  run(program: string, ...words: string[]): string;
  remove(): void;
}

/** Takes a remote out of the workspace by `npm run kit`, and installs what it needs there. */
export function takeOut(remote: string): Standalone {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  const command = 'shared/platform/src/commands/pack-kit.ts';
  execFileSync(process.execPath, [command, remote, folder], { cwd: ROOT });
  takeVersions(folder);
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
  });
  return {
    folder,
    run: (program, ...words) => run(folder, program, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The versions of this repository, so that npm has all of them already and asks no registry. */
function takeVersions(folder: string): void {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<{ link?: boolean }>(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) });
  writeFileSync(join(folder, 'package-lock.json'), text);
}

function run(folder: string, program: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}
