import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { develop } from '../development/develop.ts';
import { APPS, assertApp } from '../project/apps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';

const HELP = `npm run dev -- [remote] [--site <address>]

Serves every app from source with the embedded database. With a remote its mistakes alone are said, as they are saved,
here and over the page; with a site as well every other page is the site's. PORT says where (5173).

  --site <address>  a published site, which has all pages but the remote's

Example: npm run dev -- mf-rentals --site https://example.org`;
const options = { site: { type: 'string' } } as const;

await runCommand({ help: HELP, options, names: 1 }, async ({ site }, [remote]) => {
  if (remote) assertApp(remote);
  const watched = remote ? [remote] : APPS;
  if (site !== undefined) {
    if (!remote) throw new UserError('Say which remote is developed inside that site.');
    return develop({ apps: watched, watched, site });
  }
  await using opened = new AsyncDisposableStack();
  const { fetch, close } = await openEmbeddedBackend('.data/dev');
  opened.defer(close);
  await develop({ apps: APPS, watched, backend: fetch });
});
