import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { OPTIONS, OPTIONS_HELP } from './pages/forms.ts';

const ALL = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
const HELP = `npm run bench -- [measurement…] [options]

Measures everything, or what is named: ${ALL.map((file) => file.replace('.bench.ts', '')).join(', ')}.
${OPTIONS_HELP}

Example: npm run bench -- pages --rounds=1`;

await runCommand({ help: HELP, options: OPTIONS, names: ALL.length }, async (values, names) => {
  const unknown = names.filter((name) => !ALL.some((file) => file.includes(name)));
  if (unknown.length > 0)
    throw new UserError(`There is no measurement called ${unknown.join(', ')}. ${HELP}`);
  const options = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
  const files = ALL.filter(
    (file) => names.length === 0 || names.some((name) => file.includes(name)),
  );
  for (const file of files) {
    const words = [join('bench', file), ...options];
    const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
});
