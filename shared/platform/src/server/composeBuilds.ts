import { type ComposerService, startComposer } from '@site/composer/service.ts';
import { startRenderers } from '../edge/edge.ts';
import { PUBLISHERS_FILE } from '../project/apps.ts';
import { sayRefused } from './sayRefused.ts';

/**
 * Starts the renderers and, in this process, a composer over the builds that are here, until `opened` ends.
 * `tables` is the address below which tables are read.
 */
export async function composeBuilds(
  opened: AsyncDisposableStack,
  store: string,
  tables: string,
): Promise<ComposerService> {
  const rendered = await startRenderers(opened, {
    backend: tables,
    runFolder: store,
    onLog: (text) => process.stdout.write(text),
  });
  const composer = await startComposer({
    publishersFile: PUBLISHERS_FILE,
    locate: (listed) => ({ ...listed, ...rendered }),
    store,
    onEvent: sayRefused,
  });
  opened.defer(composer.stop);
  return composer;
}
