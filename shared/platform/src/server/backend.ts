import { join } from 'node:path';
import { type Backend, openBackend } from '@site/supabase/embedded/backend.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

/**
 * Opens the embedded database; `DATA_FOLDER` says where its data is kept, else `folder`.
 * @throws UserError with one sentence when the data is in use or can't be opened.
 */
export function openEmbeddedBackend(folder: string): Promise<Backend> {
  return openBackend({
    dataFolder: dataFolder(folder),
    migrationsFolder: join(ROOT, 'supabase/migrations'),
    seedFile: join(ROOT, 'supabase/seed.sql'),
  });
}
