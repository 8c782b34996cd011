import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { developRemote, serveSources } from '../development/develop.ts';
import { shellFromSource } from '../development/shellFromSource.ts';
import { APPS } from '../project/apps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';

const HELP = `npm run dev -- [remote] [--site <address>]

Serves every app from source with the embedded database, or one remote inside a published site. What is wrong is
said as it is saved, here and over the page. PORT says where (5173).

  --site <address>  the site around the remote; by default the one that runs here, else a plain frame

Example: npm run dev -- mf-rentals --site https://example.org`;
const options = { site: { type: 'string' } } as const;

await runCommand({ help: HELP, options, names: 1 }, async ({ site }, [remote]) => {
  if (remote) return developRemote(remote, site);
  if (site) throw new UserError('Say which remote is developed inside that site.');
  const backend = await openEmbeddedBackend('.data/dev');
  try {
    await serveSources(
      {
        apps: APPS,
        siteOf: (server) => shellFromSource(server, APPS, backend.fetch),
        isShellBuilt: false,
      },
      (address) => `at ${address} (components at /_ui; Ctrl-C stops it)`,
    );
  } finally {
    await backend.close();
  }
});
