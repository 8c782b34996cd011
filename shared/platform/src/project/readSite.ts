import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '@site/composer/base/readEnvironment.ts';
import { parseSite, type SiteConfig } from '@site/site/variables.ts';
import { ROOT } from './apps.ts';

/**
 * The association's data from the environment, and from `.env` what is not set there.
 * @throws UserError naming the variable, its value and what was expected.
 */
export function readSite(): SiteConfig {
  const file = join(ROOT, '.env');
  // An empty variable counts as not set, as docker compose passes on what is missing.
  const given = Object.entries(process.env).filter(([, value]) => value);
  return parseSite({
    ...(existsSync(file) && parseDotEnv(readFileSync(file, 'utf8'))),
    ...Object.fromEntries(given),
  });
}

/** A value without quotes that holds `#`, up to a comment, which begins behind a blank. */
const WITH_NUMBER_SIGN =
  /^(\s*(?:export\s+)?\w+\s*=[ \t]*)([^\s'"`#][^\r\n`]*?)([ \t]+#[^\r\n]*)?$/gm;

/** Parses `.env` as docker compose does: Node ends a value at any `#`, and takes a byte order mark for a letter. */
export function parseDotEnv(text: string): Environment {
  return parseEnv(text.replace(/^\uFEFF/, '').replace(WITH_NUMBER_SIGN, '$1`$2`'));
}

/** Origins that pages may ask beside the site's own: a hosted database, a monitor. */
export function connectOrigins({ backend, monitorUrl }: SiteConfig): string[] {
  return [backend.url, monitorUrl].filter(Boolean).map((url) => new URL(url).origin);
}
