// The door of every command. Plain JavaScript for whatever Node the machine has: it installs
// what is missing, then hands over to the project's own Node, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...rest] = process.argv.slice(2);
// An app's own scripts say `.` for themselves.
const words = rest.map((word) => (word === '.' ? basename(process.cwd()) : word));

// A `#` or `?` of the path ends it for Vite, whose own plugins then read no file.
if (/[#?]/.test(root))
  fail(`The path ${root} holds # or ?, below which Vite builds nothing: rename that folder.`);
if (!isInstalled()) install();
run();

/** npm notes what it installed. */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note) || !existsSync(projectNode())) return false;
  // Also what npm nests, in the folder of a workspace or of a package.
  const versions = (file) =>
    Object.entries(lockedIn(file)).filter(([path]) => /(?:^|\/)node_modules\//.test(path));
  const installed = new Map(versions(note).map(([path, entry]) => [path, entry.version]));
  return versions(join(root, 'package-lock.json')).every(
    ([path, entry]) => entry.optional || entry.link || installed.get(path) === entry.version,
  );
}

/** A lock file may hold the marks of a merge. */
function lockedIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    fail(
      `${file} could not be read: ${error.message}. After a merge: git checkout --theirs package-lock.json && npm install`,
    );
  }
}

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

function install() {
  console.log('• Installing packages (first time, or after a change)…');
  // The commands are development's, also where NODE_ENV or npm's settings leave its packages out.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(projectNode())) return;
  // npm says nothing where its setting keeps install scripts from running.
  fail(
    status === 0
      ? `The project's own Node is missing: npm did not run the install script of the package “node” (its setting ignore-scripts is on). What to do: npm rebuild node --ignore-scripts=false`
      : 'The packages could not be installed: see what npm says above.',
  );
}

function projectNode() {
  return join(root, 'node_modules/node/bin/node');
}

function run() {
  const script = join(
    root,
    command.includes('/') ? command : `shared/platform/src/commands/${command}.ts`,
  );
  // Each command says itself what it builds for; tests need React's own checks.
  const { NODE_ENV: _, ...environment } = process.env;
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(projectNode(), [script, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', ({ message }) =>
    fail(
      `The project's Node does not run on this machine (${projectNode()}: ${message}). What to do: a folder that may hold programs, and a system with glibc.`,
    ),
  );
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
