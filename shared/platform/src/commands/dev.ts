import { runCommand } from '@site/composer/base/runCommand.ts';
import { developRemote, serveSources } from '../development/develop.ts';
import { shellFromSource } from '../development/shellFromSource.ts';
import { APPS } from '../project/apps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';

/**
 * `npm run dev`: everything from source, with hot reload; `npm run dev -- mf-rentals [--site …]`:
 * one remote from source, and all else from a site that is published.
 */
await runCommand(async (words) => {
  if (words.length > 0) return developRemote(words);
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
