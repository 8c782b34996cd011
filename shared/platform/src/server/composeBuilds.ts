import { styleText } from 'node:util';
import type { LogEvent } from '@site/composer/base/event.ts';
import { startComposer } from '@site/composer/service.ts';
import { startRenderers } from '../edge/edge.ts';
import { PUBLISHERS_FILE } from '../project/apps.ts';

/** Starts renderers and a composer over the builds here, until `opened` ends; `tables` is where tables are read. */
export async function composeBuilds(opened: AsyncDisposableStack, store: string, tables: string) {
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
  opened.defer(() => composer.stop());
  return composer;
}

/** Says in the terminal which release the composer refuses, by which rule, and what to do. */
export function sayRefused({ event, publisher, why }: LogEvent): void {
  if (event !== 'refused' && event !== 'preview refused') return;
  const what = `The composer refuses a release, and visitors keep what they see: ${why}.`;
  const remedy = `npm run check:remote -- ${publisher} says all of it`;
  console.error(styleText('red', `✗ ${what} What to do: ${remedy}; mend it and build.`));
}
