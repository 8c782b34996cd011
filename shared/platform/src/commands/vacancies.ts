import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { BackendError } from '@site/supabase/embedded/errors.ts';
import { runVacancies, VACANCIES_HELP } from '@site/supabase/vacancies/command.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

const options = { write: { type: 'boolean' } } as const;

await runCommand({ help: VACANCIES_HELP, options, names: 2 }, async ({ write }, words) => {
  const folders = {
    dataFolder: dataFolder('.data/start'),
    migrationsFolder: join(ROOT, 'supabase/migrations'),
  };
  await runVacancies(words, Boolean(write), folders).catch((error) => {
    throw error instanceof BackendError ? new UserError(error.message) : error;
  });
});
