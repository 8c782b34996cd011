import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from '@site/composer/base/errors.ts';
import { parseSite, type SiteConfig } from '@site/site/variables.ts';
import { ROOT } from './apps.ts';

/**
 * Reads the association's data from the environment, and from `.env` what is not set there.
 * @throws UserError naming the variable, its value and what was expected.
 */
export function readSite(
  environment: Record<string, string | undefined> = readEnvironment(),
): SiteConfig {
  const parsed = parseSite(environment);
  if ('site' in parsed) return parsed.site;
  throw new UserError(`The configuration is not valid. ${parsed.problems.join('; ')}.`);
}

/** An empty variable counts as not set, as docker compose passes on what is missing. */
function readEnvironment(): Record<string, string | undefined> {
  const file = join(ROOT, '.env');
  const given = Object.entries(process.env).filter(([, value]) => value);
  return {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...Object.fromEntries(given),
  };
}
