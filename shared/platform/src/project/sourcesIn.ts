import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';

/**
 * The files below a folder of sources, sorted, with their whole paths; not those that begin with a dot, which editors
 * and systems leave behind, and no links to nowhere.
 * @throws UserError where the folder is missing, as on a branch without it.
 */
export function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new UserError(`${folder} is not there.`);
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|[/\\])\./.test(name))
    .map((name) => join(folder, name))
    .filter(isFile)
    .sort();
}
