import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What a remote's own repository needs besides, as docs/owning-a-remote.md says. */
const TOOLS = [
  '@testing-library/jest-dom',
  'jsdom',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/** Takes a remote out of the workspace, and installs the kit's tarballs there, off the network. */
export function takeOut(remote: string, tarballs: Record<string, string>): Standalone {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  for (const part of ['src', 'server']) {
    cpSync(join(ROOT, remote, part), join(folder, part), { recursive: true, force: true });
  }
  const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const own: Packages = json(`${remote}/package.json`);
  const known = [json('package.json'), json('shared/platform/package.json')].map(
    ({ devDependencies }: Packages) => devDependencies,
  );
  const outside = (packages: Record<string, string>) =>
    Object.entries(packages).filter(([name]) => !name.startsWith('@site/'));
  write(folder, 'package.json', {
    ...own,
    scripts: {
      dev: 'site-kit dev',
      build: 'site-kit build',
      check: 'site-kit check',
      test: 'vitest run',
      types: 'tsc',
    },
    dependencies: { ...Object.fromEntries(outside(own.dependencies)), ...tarballs },
    devDependencies: {
      ...Object.fromEntries(outside(own.devDependencies)),
      ...Object.fromEntries(TOOLS.map((name) => [name, Object.assign({}, ...known)[name]])),
    },
  });
  write(folder, 'tsconfig.json', {
    extends: '@site/kit/tsconfig.json',
    include: ['src', 'server', '*.ts'],
  });
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    "import { testConfig } from '@site/kit/vitest';\n\nexport default testConfig();\n",
  );
  // The versions of this repository, so that npm has all of them already.
  const lock = json('package-lock.json');
  const packages = Object.entries<{ link?: boolean }>(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  write(folder, 'package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
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

function write(folder: string, file: string, value: object): void {
  writeFileSync(join(folder, file), JSON.stringify(value, null, 2));
}

function run(folder: string, program: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}
