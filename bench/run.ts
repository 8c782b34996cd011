import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { OPTIONS, OPTIONS_HELP } from './pages/forms.ts';

const ALL = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const HELP = `npm run bench -- [measurement…] [options]

Measures everything, or what is named: ${ALL.join(', ')}.
${OPTIONS_HELP}

Example: npm run bench -- pages --rounds=1`;

await runCommand({ help: HELP, options: OPTIONS, names: ALL.length }, async (values, names) => {
  const unknown = names.filter((name) => !ALL.includes(name));
  if (unknown.length > 0)
    throw new UserError(`There is no measurement called ${unknown.join(', ')}. ${HELP}`);
  const options = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
  for (const name of names.length > 0 ? names : ALL) {
    const words = [`bench/${name}.bench.ts`, ...options];
    const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
});
