import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { assertApp, FRAME_FOLDER } from '../project/apps.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';
import { createDevelopmentServer, type DevelopmentOptions } from './developmentServer.ts';
import { frameFrom, siteAt } from './siteAround.ts';

/** Where `npm run edge` and `npm start` serve a site on this machine. */
const LOCAL = ['http://localhost:8090', 'http://localhost:8080'];

/** Serves the sources of some apps until it is stopped. `what` says which, and inside which site. */
export async function serveSources(
  options: Omit<DevelopmentOptions, 'port'>,
  what: (address: string) => string,
): Promise<void> {
  const port = readPort('PORT', 5173);
  await assertFree(port);
  const server = await createDevelopmentServer({ port, ...options });
  try {
    await server.listen();
    console.log(`✓ Developing ${what(`http://localhost:${port}`)}`);
    await untilStopped();
  } finally {
    await server.close();
  }
}

/**
 * Develops one remote inside a site. Without its address it looks for a site on this machine, and takes a
 * plain frame where there is none.
 * @throws UserError naming what is missing.
 */
export async function developRemote(app: string, given?: string): Promise<void> {
  assertApp(app);
  if (!/^https?:\/\//.test(given ?? 'https://'))
    throw new UserError(`--site is ${given}: an address as https://… is expected.`);
  const address = given ?? (await localSite());
  if (!address && !existsSync(join(FRAME_FOLDER, 'parts')))
    throw new UserError(
      `There is no shell in ${FRAME_FOLDER}: name a site with --site https://…, or build the shell.`,
    );
  const site = address ? siteAt(address) : frameFrom(FRAME_FOLDER);
  // Says at once when it is no site like this.
  await site.parts();
  await serveSources(
    { apps: [app], siteOf: () => site, isShellBuilt: true },
    (own) =>
      `${app} at ${own}, inside ${address ?? `the frame in ${FRAME_FOLDER}`} (components at /_ui)`,
  );
}

async function localSite(): Promise<string | undefined> {
  for (const address of LOCAL) {
    const stage = await fetch(`${address}/stage.json`).catch(() => undefined);
    if (stage?.ok) return address;
  }
  return undefined;
}
