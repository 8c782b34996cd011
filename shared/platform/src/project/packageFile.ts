import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import * as z from 'zod';

const texts = z.record(z.string(), z.string()).default({});

/** What is read of a `package.json`; the rest stays as it is. */
export const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: texts,
  devDependencies: texts,
});

/**
 * The `package.json` of a folder.
 * @throws UserError naming the file, the field, and what was expected.
 */
export function readPackage(folder: string): z.infer<typeof packageSchema> {
  const file = join(folder, 'package.json');
  const { data, error } = packageSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new UserError(`${file} is not valid. ${z.prettifyError(error)}`);
  return data;
}
