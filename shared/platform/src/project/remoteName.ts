import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { publisherName } from '@site/contract/publisher.ts';
import * as z from 'zod';

/**
 * How the remote in a folder is called: as its package.json says.
 * @throws UserError naming the file and what was expected.
 */
export function remoteNameIn(folder: string): string {
  const file = join(folder, 'package.json');
  const { data } = z
    .object({ name: publisherName })
    .safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data.name;
  throw new UserError(`${file}: a remote's name is mf- and small letters, as in mf-eventos.`);
}
