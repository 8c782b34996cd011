import { UserError } from '@site/composer/base/errors.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';
import { createDevelopmentServer } from './developmentServer.ts';
import { siteReleases } from './siteAround.ts';
import type { Developed } from './sourcePages.ts';

/**
 * Serves sources until it is stopped.
 * @throws UserError where the site is none of this kind.
 */
export async function develop({
  site: given,
  ...options
}: Omit<Developed, 'server'>): Promise<void> {
  if (!/^https?:\/\//.test(given ?? 'https://'))
    throw new UserError(`--site is ${given}: an address as https://… is expected.`);
  const site = given?.replace(/\/+$/, '');
  if (site) await siteReleases(site);
  const port = readPort('PORT', 5173);
  await assertFree(port);
  const server = await createDevelopmentServer(port, { ...options, site });
  try {
    await server.listen();
    const inside = site ? `, inside ${site}` : '';
    const { watched } = options;
    console.log(
      `✓ Developing ${watched.join(', ')} at http://localhost:${port}${inside} (components at /_ui; Ctrl-C stops it)`,
    );
    await untilStopped();
  } finally {
    await server.close();
  }
}
