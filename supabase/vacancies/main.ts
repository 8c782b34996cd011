import { resolve } from 'node:path';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { variables } from '@site/composer/base/variables.ts';
import { runVacancies, VACANCIES_HELP } from './command.ts';

const options = { write: { type: 'boolean' } } as const;

await runCommand({ help: VACANCIES_HELP, options, names: 2 }, async ({ write }, words) => {
  // That of `npm start`.
  const { DATA_FOLDER } = readEnvironment({
    DATA_FOLDER: variables.DATA_FOLDER.prefault('.data/start'),
  });
  await runVacancies(words, Boolean(write), resolve(DATA_FOLDER));
});
