import { runCommand } from '@site/composer/base/runCommand.ts';
import { runVacancies, VACANCIES_HELP } from '@site/supabase/vacancies/command.ts';
import { dataFolder } from '../project/apps.ts';

const options = { write: { type: 'boolean' } } as const;

await runCommand({ help: VACANCIES_HELP, options, names: 2 }, async ({ write }, words) => {
  await runVacancies(words, Boolean(write), dataFolder('.data/start'));
});
