import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { readConfig } from '@site/composer/base/readConfig.ts';
import { parseSync } from 'vite';
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

/**
 * The `vite.config.ts` of an app's folder, and what Vite reads with it.
 * @throws UserError where one is missing or saved by half: Vite says that with its own stack.
 */
export function viteConfigIn(folder: string): string {
  const file = join(folder, 'vite.config.ts');
  if (!existsSync(file)) throw new UserError(`${file} is not there.`);
  readPackage(folder);
  const text = readFileSync(file, 'utf8');
  for (const { message, labels } of parseSync(file, text).errors) {
    const line = text.slice(0, labels[0]?.start).split('\n').length;
    throw new UserError(`${file}:${line} is not valid: ${message}`);
  }
  return file;
}
