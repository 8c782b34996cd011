import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { BackendError } from '@site/supabase/embedded/errors.ts';
import { runVacancies } from '@site/supabase/vacancies/command.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

/** `npm run vacancies`: vacancies from a spreadsheet, see supabase/vacancies. */
await runCommand(async (words) => {
  const folders = {
    dataFolder: dataFolder('.data/start'),
    migrationsFolder: join(ROOT, 'supabase/migrations'),
  };
  await runVacancies(words, folders).catch((error) => {
    throw error instanceof BackendError ? new UserError(error.message) : error;
  });
});
