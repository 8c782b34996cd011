import { statSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FOLDER } from '../edge/edge.ts';
import { dataFolder } from '../project/apps.ts';

/*
 * Runs the composer's command for the store that STORE names, else for the store of `npm run edge` or of
 * `npm start`: the one whose composer polled last.
 */
const polledAt = (store: string) =>
  statSync(join(store, 'status/status.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const stores = [RUN_FOLDER, dataFolder('.data/start')].map((folder) => join(folder, 'store'));
process.env.STORE ||= stores.toSorted((one, other) => polledAt(other) - polledAt(one))[0];
await import('@site/composer/releasesCommand.ts');
