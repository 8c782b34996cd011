import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { type Addressed, changesBy } from '@site/composer/validation/addresses.ts';
import { claimedPath, isPattern, isReserved } from '@site/contract/paths.ts';
import { publisherName } from '@site/contract/publisher.ts';
import { routesSchema, sourceAddresses } from '../prerender/pages.ts';
import { APPS, appFolder, ELSEWHERE, REMOTES, ROOT } from '../project/apps.ts';
import { hasRenderer } from '../renderer/rendererModule.ts';
import { copyTemplate } from '../scaffold/copyTemplate.ts';
import { type Texts, withoutRemote, withRemote } from '../scaffold/listRemote.ts';
import { runStep } from '../testing/runStep.ts';

const LOCK_FILE = 'package-lock.json';
/** Has npm note what changed; nothing is downloaded, for a new remote has no package that others lack. */
const LOCK = ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];

const HELP = `npm run new:remote -- <name> <path>
npm run new:remote -- <name> --remove

Makes a remote with one page, which builds, keeps the contract, and is known to everything that runs the site.

  --remove   takes the remote away: its folder goes to .cache/removed, its lines out of every file

Example: npm run new:remote -- mf-agenda /agenda`;

const options = { remove: { type: 'boolean' } } as const;

await runCommand({ help: HELP, options, names: 2 }, async ({ remove: isRemoved }, words) => {
  await (isRemoved ? remove(words) : add(words));
});

async function add([name = '', path = '']: string[]): Promise<void> {
  await assertNew(name, path);
  // One that is nothing but its files.
  const like = REMOTES.findLast((app) => !hasRenderer(app));
  if (!like) throw new UserError('There is no remote to go by.');
  const texts = withRemote(ROOT, name, like);
  const made = emptyFolder('.cache/new', name);
  copyTemplate('remote', made, {
    'mf-novo': name,
    '/novo': path,
    "'Novo'": `'${titleOf(path)}'`,
    '../../../../': '../',
  });
  await change(made, join(ROOT, name), texts);
  console.log(`• ${name}/: ${path} is its first page, in src/pages/front`);
  console.log(`• named in ${Object.keys(texts).join(', ')}`);
  console.log(`✓ See it with: npm run dev -- ${name}`);
}

function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function remove([name = '', ...more]: string[]): Promise<void> {
  if (!REMOTES.includes(name) || more.length > 0)
    throw new UserError(`Say which remote goes: ${REMOTES.join(', ')}. ${HELP}`);
  const removed = emptyFolder('.cache/removed', name);
  await change(join(ROOT, name), removed, withoutRemote(ROOT, name));
  console.log(
    `✓ ${name} is gone; its folder lies in .cache/removed. git grep -i ${name} finds what else names it.`,
  );
}

/** The path of a folder to be made; removes the folder of this name that an earlier command left. */
function emptyFolder(beside: string, name: string): string {
  const folder = join(ROOT, beside, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  return folder;
}

/** Moves the remote's folder, has npm note it, then writes `texts`; where npm fails, everything is as before. */
async function change(from: string, to: string, texts: Texts): Promise<void> {
  const lock = join(ROOT, LOCK_FILE);
  const before = readFileSync(lock);
  // Ctrl-C in a terminal ends npm as well, which then fails: this process goes on and undoes the change.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  renameSync(from, to);
  if (!(await runStep(LOCK_FILE, LOCK))) {
    renameSync(to, from);
    writeFileSync(lock, before);
    throw new UserError('npm could not note the change, so everything is as it was.');
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(ROOT, file), text);
}

/**
 * @throws UserError where none can be called so, or begin at this path.
 */
async function assertNew(name: string, path: string): Promise<void> {
  if (!name || !path) throw new UserError(`Say its name and first path. ${HELP}`);
  if (!publisherName.safeParse(name).success)
    throw new UserError(`${name} is no name of a remote: expected mf- and small letters.`);
  if (APPS.includes(name) || name in ELSEWHERE || existsSync(join(ROOT, name)))
    throw new UserError(`${name} is there already.`);
  if (isReserved(path)) throw new UserError(`${path} is kept for the shell: choose another path.`);
  if (!claimedPath.safeParse(path).success || isPattern(path))
    throw new UserError(`${path} is no path for a page: expected one like /eventos or /a/b.`);
  const [taken] = changesBy({ name, pages: [{ path }], redirects: {} }, await addressesHere());
  if (!taken) return;
  const { owner, claimed } = taken;
  throw new UserError(
    `${path} is ${owner}'s, as ${claimed}. Choose another path, or let routes.ts of ${owner} give it: gives: '${name}'.`,
  );
}

async function addressesHere(): Promise<Addressed[]> {
  const addresses: Addressed[] = [];
  for (const name of REMOTES) {
    const file = join(appFolder(name), 'src/routes.ts');
    if (!existsSync(file)) continue;
    const routes = routesSchema.parse((await import(pathToFileURL(file).href)).routes);
    addresses.push(sourceAddresses(name, { routes, redirects: {} }));
  }
  return addresses;
}
