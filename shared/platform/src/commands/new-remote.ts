import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { type Claim, ownerFinder } from '@site/composer/validation/claims.ts';
import { claimedPath, isPattern, isReserved } from '@site/contract/paths.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';
import { APPS, appFolder, ELSEWHERE, REMOTES, ROOT } from '../project/apps.ts';
import { hasRenderer } from '../renderer/rendererModule.ts';
import { listRemote } from '../scaffold/listRemote.ts';
import { type NewRemote, writeRemote } from '../scaffold/remoteFiles.ts';
import { runStep } from '../testing/runStep.ts';

const routesSchema = z.object({ routes: z.record(z.string(), z.unknown()) });

/** npm notes the new folder; nothing is downloaded, for it has no package that others lack. */
const LOCK = ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];

const HELP = `npm run new:remote -- <name> <path>

Makes a remote with one page, which builds, keeps the contract, and is known to everything that runs the site.

Example: npm run new:remote -- mf-eventos /eventos`;

await runCommand({ help: HELP, names: 2 }, async (_, words) => {
  const remote = await parse(words);
  // One that is nothing but its files.
  const like = REMOTES.findLast((app) => !hasRenderer(app));
  if (!like) throw new UserError('There is no remote to go by.');
  writeRemote(join(ROOT, remote.name), remote);
  console.log(`• ${remote.name}/: ${remote.path} is its first page, in src/pages/front`);
  console.log(`• named in ${listRemote(ROOT, remote.name, like).join(', ')}`);
  if (!(await runStep('package-lock.json', LOCK)))
    throw new UserError('npm could not note the new folder: run `npm install`.');
  console.log(`✓ See it with: npm run dev -- ${remote.name}`);
});

async function parse([name = '', path = '']: string[]): Promise<NewRemote> {
  if (!name || !path) throw new UserError(`Say its name and first path. ${HELP}`);
  if (!publisherName.safeParse(name).success || name === 'shell')
    throw new UserError(`${name} is no name of a remote: expected mf- and small letters.`);
  if (APPS.includes(name) || name in ELSEWHERE)
    throw new UserError(`${name} is in publishers.json already.`);
  if (!claimedPath.safeParse(path).success || isPattern(path) || isReserved(path))
    throw new UserError(`${path} is no path for a page: expected one like /eventos or /a/b.`);
  const owner = ownerFinder(await claimsHere())({ name, path, takesOver: false });
  if (owner && owner.path !== path)
    throw new UserError(`${path} is ${owner.name}'s already, as ${owner.path}.`);
  if (owner) console.log(`• ${path} is ${owner.name}'s: it gives way when ${name} is active`);
  return { name, path, takesOver: owner !== undefined };
}

/** What the remotes of this repository claim, as their sources say. */
async function claimsHere(): Promise<Claim[]> {
  const claims = REMOTES.map(async (name) => {
    const file = join(appFolder(name), 'src/routes.ts');
    if (!existsSync(file)) return [];
    const { routes } = routesSchema.parse(await import(pathToFileURL(file).href));
    return Object.keys(routes).map((path) => ({ name, path, takesOver: false }));
  });
  return (await Promise.all(claims)).flat();
}
