import { createDevServer } from '../development/devServer.ts';
import { runCommand } from '../project/runCommand.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, readPort, untilStopped } from '../server/listen.ts';

/** `npm run dev`: everything from source, with hot reload. */
await runCommand(async () => {
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
