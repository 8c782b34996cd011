import { type Backend, openBackend } from '@site/supabase/embedded/backend.ts';
import { SEED_FILE } from '@site/supabase/embedded/prepare.ts';
import { dataFolder } from '../project/apps.ts';
import { listen } from './listen.ts';

/**
 * @throws UserError with one sentence when the data is in use or can't be opened.
 * @public Development imports it by its path.
 */
export function openEmbeddedBackend(folder: string): Promise<Backend> {
  return openBackend({ dataFolder: dataFolder(folder), seedFile: SEED_FILE });
}

/** The same for other processes, on a port, 0 for any that is free; `opened` closes it. */
export async function serveEmbeddedBackend(opened: AsyncDisposableStack, folder: string, port = 0) {
  const { fetch, close } = await openEmbeddedBackend(folder);
  opened.defer(close);
  const api = await listen(port, fetch);
  opened.defer(api.close);
  return { fetch, tables: `http://127.0.0.1:${api.port}/rest/v1/` };
}
