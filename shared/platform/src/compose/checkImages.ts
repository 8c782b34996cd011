import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { parseDockerfile } from './dockerfile.ts';
import type { Compose } from './readCompose.ts';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional() })),
});

/** What no image would build with: a package that is not installed, a target that is not there. */
export function imageFindings({ all }: Compose): string[] {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const copied = stages
    .filter(({ name }) => name === 'dependencies')
    .flatMap(({ steps }) => steps.filter(({ instruction }) => instruction === 'COPY'))
    .map(({ words }) => words);
  const missing = workspaces()
    .filter((folder) => !copied.includes(`${folder}/package.json ${folder}/`))
    .map((folder) => `Dockerfile: ${folder}/package.json is not copied before npm ci.`);
  const targets = Object.entries(all).flatMap(([name, { build }]) =>
    build && !stages.some((stage) => stage.name === build.target)
      ? [`${name}: the Dockerfile has no target ${build.target}.`]
      : [],
  );
  return [...missing, ...targets];
}

function workspaces(): string[] {
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  return Object.keys(lock.packages).filter(
    (path) => path && !path.includes('node_modules/') && existsSync(join(ROOT, path)),
  );
}
