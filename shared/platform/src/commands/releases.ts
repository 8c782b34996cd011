import { join } from 'node:path';
import { RUN_FOLDER } from '../edge/edge.ts';

/** `npm run releases`: the composer's command, over the store of `npm run edge` if STORE is not set. */
process.env.STORE ||= join(RUN_FOLDER, 'store');
await import('@site/composer/releases.ts');
