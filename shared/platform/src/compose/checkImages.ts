import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '@site/site/variables.ts';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { parseDockerfile, type Stage } from './dockerfile.ts';
import type { Compose } from './readCompose.ts';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional() })),
});

/** What no image would build with: a package, a target or a variable that is missing. */
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
  return [...missing, ...targets, ...variableFindings(stages, all)];
}

/** Who the association is must reach every build, or pages would name another one. */
function variableFindings(stages: readonly Stage[], all: Compose['all']): string[] {
  const known = stages
    .flatMap(({ steps }) => steps.filter(({ instruction }) => instruction === 'ARG'))
    .flatMap(({ words }) => words.split(/\s+/));
  const workflow = readFileSync(join(ROOT, '.github/workflows/publish.yml'), 'utf8');
  const apps = Object.entries(all).filter(
    ([, { build }]) => build && ['publisher', 'renderer'].includes(build.target),
  );
  return Object.keys(variables).flatMap((name) => [
    ...(known.includes(name) ? [] : [`Dockerfile: ${name} is no ARG of the build.`]),
    ...(workflow.includes(`vars.${name} `) ? [] : [`publish.yml: ${name} is not handed on.`]),
    ...apps.flatMap(([app, { build }]) =>
      name in (build?.args ?? {}) ? [] : [`${app}: ${name} is not handed to its build.`],
    ),
  ]);
}

function workspaces(): string[] {
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  return Object.keys(lock.packages).filter(
    (path) => path && !path.includes('node_modules/') && existsSync(join(ROOT, path)),
  );
}
