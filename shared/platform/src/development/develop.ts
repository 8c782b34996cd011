import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { createServer } from 'vite';
import { appFolder } from '../project/apps.ts';
import { assertFree, untilStopped } from '../server/listen.ts';

interface DevelopOptions {
  /** A published site around the app. */
  site?: string | undefined;
  /** Where the server listens: `0.0.0.0` for other devices, a container, a codespace. */
  host?: string | undefined;
}

/**
 * Starts Vite's development server with the configuration of an app, until it is stopped.
 * @throws UserError where the site is none of this kind.
 */
export async function develop(app: string, { site, host }: DevelopOptions): Promise<void> {
  if (!/^https?:\/\//.test(site ?? 'https://'))
    throw new UserError(`--site is ${site}: an address as https://… is expected.`);
  process.env.DEV_SITE = site ?? '';
  const { PORT: port } = readEnvironment({ PORT: variables.PORT.prefault('5173') });
  await assertFree(port);
  const server = await createServer({
    configFile: join(appFolder(app), 'vite.config.ts'),
    server: { ...(host && { host }) },
  });
  try {
    await server.listen();
    const inside = site ? `, inside ${site}` : '';
    const address = `http://${host ?? 'localhost'}:${port}`;
    console.log(
      `✓ Developing ${app === 'shell' ? 'all apps' : app} at ${address}${inside} (components at /_ui; Ctrl-C stops it)`,
    );
    await untilStopped();
  } finally {
    await server.close();
  }
}
