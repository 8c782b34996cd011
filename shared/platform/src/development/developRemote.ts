import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { assertApp, FRAME_FOLDER } from '../project/apps.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';
import { frameFrom, type PublishedSite, siteAt } from './publishedSite.ts';
import { createRemoteServer } from './remoteServer.ts';

/** Where `npm run edge` and `npm start` serve a site on this machine. */
const LOCAL = ['http://localhost:8090', 'http://localhost:8080'];

/**
 * Develops one remote until it is stopped: `mf-rentals`, or `mf-rentals --site https://…`. Without an address it looks
 * for a site on this machine, and takes a plain frame where there is none.
 * @throws UserError naming what is missing.
 */
export async function develop(words: readonly string[]): Promise<void> {
  const port = readPort('PORT', 5173);
  await assertFree(port);
  const at = words.indexOf('--site');
  const address = at < 0 ? undefined : words[at + 1];
  const [app = '', ...rest] = at < 0 ? words : words.toSpliced(at, 2);
  if (!app || rest.length > 0 || (at >= 0 && !/^https?:\/\//.test(address ?? '')))
    throw new UserError('Say which remote, and where its site is: mf-rentals --site https://…');
  assertApp(app);
  const site = address ? siteAt(address) : ((await localSite()) ?? plainFrame());
  // Says at once when it is no site like this.
  await site.parts();
  const server = await createRemoteServer(app, port, site);
  await server.listen();
  console.log(`✓ Developing ${app} at http://localhost:${port}, inside ${site.label}`);
  await untilStopped();
  await server.close();
}

async function localSite(): Promise<PublishedSite | undefined> {
  for (const address of LOCAL) {
    const stage = await fetch(`${address}/stage.json`).catch(() => undefined);
    if (stage?.ok) return siteAt(address);
  }
  return undefined;
}

function plainFrame(): PublishedSite {
  if (existsSync(join(FRAME_FOLDER, 'parts'))) return frameFrom(FRAME_FOLDER);
  throw new UserError(
    `There is no shell in ${FRAME_FOLDER}: name a site with --site https://…, or build the shell.`,
  );
}
