import { parseSite, type SiteConfig } from '@site/site/variables.ts';
import { UserError } from './errors.ts';

/**
 * Reads who the association is from the environment.
 * @throws UserError naming the variable, its value and what was expected.
 */
export function readSite(
  environment: Record<string, string | undefined> = process.env,
): SiteConfig {
  const parsed = parseSite(environment);
  if ('site' in parsed) return parsed.site;
  throw new UserError(`The configuration is not valid. ${parsed.problems.join('; ')}.`);
}
