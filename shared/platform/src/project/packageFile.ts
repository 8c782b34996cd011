import { join } from 'node:path';
import { readConfig } from '@site/composer/base/readConfig.ts';
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
  return readConfig(packageSchema, join(folder, 'package.json'));
}
