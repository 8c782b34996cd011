import { runCommand } from '@site/composer/base/runCommand.ts';
import { develop } from '../development/developRemote.ts';
import { createDevServer } from '../development/devServer.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';

/**
 * `npm run dev`: everything from source, with hot reload; `npm run dev -- mf-rentals [--site …]`:
 * one remote from source, and all else from a site that is published.
 */
await runCommand(async (words) => {
  if (words.length > 0) return develop(words);
  const port = readPort('PORT', 5173);
  await assertFree(port);
  const backend = await openEmbeddedBackend('.data/dev');
  const server = await createDevServer(port, backend.fetch);
  try {
    await server.listen();
    console.log(`✓ Developing at http://localhost:${port} (components at /_ui; Ctrl-C stops it)`);
    await untilStopped();
  } finally {
    await server.close();
    await backend.close();
  }
});
