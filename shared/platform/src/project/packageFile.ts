import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const texts = z.record(z.string(), z.string()).default({});

/** What is read of a `package.json`; the rest stays as it is. */
export const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string().default('0.0.0'),
  dependencies: texts,
  devDependencies: texts,
});

/** The `package.json` of a folder. */
export function readPackage(folder: string): z.infer<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
