import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { ROOT } from '@site/platform/project/apps.ts';

/** A copy of the project, or of one remote, that a test may change, as a team has it on its own machine. */
export type Clone = ReturnType<typeof cloneIn>;

/** Copies what git knows or would add, and links the installed packages. */
export function cloneProject(name: string): Clone {
  const clone = cloneIn(join(ROOT, '.cache', name));
  const { folder } = clone;
  clone.remove();
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((path) => path && existsSync(join(ROOT, path)))) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
  return clone;
}

/**
 * Copies a remote into a folder with nothing of the project but the packed kit, and installs its packages with
 * some more, in the project's versions: npm has all of them already and asks no registry.
 */
export function takeOutRemote(remote: string, ...more: string[]): Clone {
  const clone = cloneIn(temporaryFolder('standalone-'));
  const pack = ['shared/platform/src/commands/kit.ts', remote, clone.folder];
  execFileSync(process.execPath, pack, { cwd: ROOT });
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<{ link?: boolean }>(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) });
  clone.put('package-lock.json', text);
  // Of version 2, which the other package managers read as well.
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--lockfile-version=2'];
  const named = more.map((name) => {
    const { version } = lock.packages[`node_modules/${name}`] ?? {};
    return version ? `${name}@${version}` : name;
  });
  clone.run('npm', 'install', ...options, ...named);
  return clone;
}

/** A clone that a folder is. */
export function cloneIn(folder: string) {
  const put = (file: string, text: string) => writeFiles(folder, [[file, text]]);
  return {
    folder,
    /** Writes one of its files. */
    put,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Runs a program in it and returns what it said; throws with that when it fails. */
    run(program: string, ...words: string[]) {
      const { status, stdout, stderr } = spawnSync(program, words, {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
      return stdout;
    },
    /** Changes one of its files as text. */
    edit: (file: string, change: (text: string) => string) =>
      put(file, change(readFileSync(join(folder, file), 'utf8'))),
  };
}

/** Links the installed packages; the workspace's own links lead into the copy, which has its own Vite cache. */
function linkPackages(folder: string): void {
  const installed = readdirSync(join(ROOT, 'node_modules'), { withFileTypes: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of installed.filter(({ name }) => !name.startsWith('.vite'))) {
    const from = join(ROOT, 'node_modules', entry.name);
    const to = join(folder, 'node_modules', entry.name);
    const isOwn = entry.isSymbolicLink() || entry.name === '@site';
    if (isOwn) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Adds the page of `fixtures/news` to a remote, at `/novidade`. */
export function addNews(clone: Clone, remote: string): void {
  const news = join(ROOT, 'e2e/platform/fixtures/news');
  cpSync(news, join(clone.folder, remote, 'src/pages/news'), { recursive: true });
  addRoute(clone, '/novidade', 'news', remote);
}

/** Adds the path of a folder of pages to the routes of a remote. */
export function addRoute({ edit }: Clone, path: string, pages: string, remote = '.'): void {
  const route = `Object.assign(routes, { '${path}': '${pages}' });\n`;
  edit(`${remote}/src/routes.ts`, (text) => text + route);
}
