import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { type Addressed, changesBy } from '@site/composer/validation/addresses.ts';
import { givenAway } from '@site/contract/defineRemote.ts';
import { claimedPath, isPattern, isReserved } from '@site/contract/paths.ts';
import { publisherName } from '@site/contract/publisher.ts';
import { APPS, appFolder, ELSEWHERE, REMOTES, ROOT } from '../project/apps.ts';
import { routesSchema } from '../render/pages.ts';
import { hasRenderer } from '../renderer/rendererModule.ts';
import { writeRemote } from '../scaffold/copyTemplate.ts';
import { withRemote } from '../scaffold/listRemote.ts';
import { runStep } from '../testing/runStep.ts';

/** npm notes the new folder; nothing is downloaded, for it has no package that others lack. */
const LOCK = ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];

const LOCK_FILE = 'package-lock.json';

const HELP = `npm run new:remote -- <name> <path>

Makes a remote with one page, which builds, keeps the contract, and is known to everything that runs the site.

Example: npm run new:remote -- mf-agenda /agenda`;

await runCommand({ help: HELP, names: 2 }, async (_, [name = '', path = '']) => {
  await assertNew(name, path);
  // One that is nothing but its files.
  const like = REMOTES.findLast((app) => !hasRenderer(app));
  if (!like) throw new UserError('There is no remote to go by.');
  const texts = withRemote(ROOT, name, like);
  const [folder, lock] = [join(ROOT, name), join(ROOT, LOCK_FILE)];
  const before = readFileSync(lock);
  // A terminal that interrupts ends npm as well: it fails then.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  writeRemote(folder, name, path);
  if (!(await runStep(LOCK_FILE, LOCK))) {
    rmSync(folder, { recursive: true });
    writeFileSync(lock, before);
    throw new UserError('npm could not note the remote, so everything is as it was.');
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(ROOT, file), text);
  console.log(`• ${name}/: ${path} is its first page, in src/pages/front`);
  console.log(`• named in ${Object.keys(texts).join(', ')}`);
  console.log(`✓ See it with: npm run dev -- ${name}`);
});

/**
 * @throws UserError where none can be called so, or begin at this path.
 */
async function assertNew(name: string, path: string): Promise<void> {
  if (!name || !path) throw new UserError(`Say its name and first path. ${HELP}`);
  if (!publisherName.safeParse(name).success || name === 'shell')
    throw new UserError(`${name} is no name of a remote: expected mf- and small letters.`);
  if (APPS.includes(name) || name in ELSEWHERE)
    throw new UserError(`${name} is in publishers.json already.`);
  if (existsSync(join(ROOT, name))) throw new UserError(`${name} is there already.`);
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

/** The addresses of this repository's remotes, as their sources say. */
async function addressesHere(): Promise<Addressed[]> {
  const all = REMOTES.map(async (name) => {
    const file = join(appFolder(name), 'src/routes.ts');
    if (!existsSync(file)) return [];
    const { routes: declared } = await import(pathToFileURL(file).href);
    const routes = routesSchema.parse(declared);
    const pages = Object.keys(routes).map((path) => ({ path }));
    return [{ name, pages, redirects: {}, gives: givenAway(routes) }];
  });
  return (await Promise.all(all)).flat();
}
