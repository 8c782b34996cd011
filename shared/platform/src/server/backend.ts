import { join } from 'node:path';
import { type Backend, openBackend } from '@site/supabase/embedded/backend.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

/** Opens the embedded database; `DATA_FOLDER` says where its data is kept, else `folder`. */
export function openEmbeddedBackend(folder = '.data'): Promise<Backend> {
  return openBackend({
    dataFolder: dataFolder(folder),
    migrationsFolder: join(ROOT, 'supabase/migrations'),
    seedFile: join(ROOT, 'supabase/seed.sql'),
  });
}
