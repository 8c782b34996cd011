// The entry of every command. Plain JavaScript, for any Node of the machine: it installs missing
// packages, then starts the project's own Node, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const node = join(root, 'node_modules/node/bin/node');
const [command = '', ...words] = process.argv.slice(2);

// Vite cuts a path at `#` or `?`, and Vite's own plugins then find no file.
if (/[#?]/.test(root))
  fail(`The path ${root} holds # or ?, below which Vite builds nothing: rename that folder.`);
if (!isInstalled()) install();
run();

/** Compares the lock file with npm's list of installed packages, also nested ones. */
function isInstalled() {
  try {
    const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const installed = packagesIn('node_modules/.package-lock.json');
    const locked = Object.entries(packagesIn('package-lock.json'));
    const isHere = ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed[path]?.version === version;
    return existsSync(node) && locked.every(isHere);
  } catch {
    // A lock file with the marks of a merge: npm names them.
    return false;
  }
}

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

function install() {
  console.log('• Installing packages (first time, or after a change)…');
  // The commands need development packages, also where NODE_ENV or npm's settings leave them out.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) fail('The packages could not be installed: see what npm says above.');
  // npm says nothing where its setting ignore-scripts keeps the package “node” from installing it.
  if (!existsSync(node))
    fail(`${node} is missing. What to do: npm rebuild node --ignore-scripts=false`);
}

function run() {
  const file = command.includes('/') ? command : `shared/platform/src/commands/${command}.ts`;
  // Without NODE_ENV: each command sets its own, and tests need React's development checks.
  const { NODE_ENV: _, ...env } = process.env;
  env.PATH = `${join(root, 'node_modules/.bin')}${delimiter}${env.PATH}`;
  const options = { cwd: root, stdio: 'inherit', env };
  const child = spawn(node, [join(root, file), ...words], options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', ({ message }) => fail(`The project's Node does not run here: ${message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}
