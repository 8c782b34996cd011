import { join } from 'node:path';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runVacancies, VACANCIES_HELP } from '@site/supabase/vacancies/command.ts';
import { ROOT } from '../project/apps.ts';
import { dataFolder } from '../project/dataFolder.ts';

const options = { write: { type: 'boolean' } } as const;

await runCommand({ help: VACANCIES_HELP, options, names: 2 }, async ({ write }, words) => {
  await runVacancies(words, Boolean(write), {
    dataFolder: dataFolder('.data/start'),
    migrationsFolder: join(ROOT, 'supabase/migrations'),
  });
});
