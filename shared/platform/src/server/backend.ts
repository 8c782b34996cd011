import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { type Backend, openBackend } from '@site/supabase/embedded/backend.ts';
import { BackendError } from '@site/supabase/embedded/errors.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

/**
 * Opens the embedded database; `DATA_FOLDER` says where its data is kept, else `folder`.
 * @throws UserError with one sentence when the data is in use or can't be opened.
 */
export async function openEmbeddedBackend(folder: string): Promise<Backend> {
  try {
    return await openBackend({
      dataFolder: dataFolder(folder),
      migrationsFolder: join(ROOT, 'supabase/migrations'),
      seedFile: join(ROOT, 'supabase/seed.sql'),
    });
  } catch (error) {
    throw error instanceof BackendError ? new UserError(error.message) : error;
  }
}
