import { statSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FOLDER } from '../edge/edge.ts';
import { dataFolder } from '../project/apps.ts';

/*
 * The composer's command, over the store that STORE names, else over the one whose composer polled last: that
 * of `npm run edge` or of `npm start`.
 */
const polledAt = (store: string) =>
  statSync(join(store, 'status/status.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stores = [RUN_FOLDER, dataFolder('.data/start')].map((folder) => join(folder, 'store'));
process.env.STORE ||= stores.toSorted((one, other) => polledAt(other) - polledAt(one))[0];
await import('@site/composer/releasesCommand.ts');
