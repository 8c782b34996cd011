import { spawnSync } from 'node:child_process';
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { installNeeds } from '@site/platform/testing/install.ts';
import { cloneProject } from './support/clone.ts';

const HELP = `npm run test:browsers
npm run test:compose
npm run test:cluster

browsers: every page and one walk of each kind in Firefox and WebKit.

compose: the project's docker-compose.yml on the engine that DOCKER_HOST names: builds, starts, deploys, stops each
service.

cluster: the example overlay of deploy/kubernetes on the cluster that KUBECONFIG names: rolled out, scaled, drained,
without its database. Asks the edges at the addresses of their Service and pods, so it runs where these are reached.
NEXT_TAG names images of mf-rentals with another content, for what a new release shows. Removes what it made.

Example: KUBECONFIG=admin.conf NEXT_TAG=2 npm run test:cluster`;

/** What is done before each; resolves to the folder that is tested. */
const PREPARATIONS: Record<string, () => Promise<string>> = {
  async browsers() {
    installNeeds();
    // A site that is served from here keeps its builds.
    const { folder, run } = cloneProject('clone-browsers');
    run('node', 'shared/platform/src/commands/build.ts');
    return folder;
  },
  async compose() {
    if (!isDone('docker', 'info') || !isDone('docker', 'compose', 'version'))
      throw new UserError(
        'No Docker engine with Compose 2 answers: start one, or name it in DOCKER_HOST.',
      );
    return ROOT;
  },
  async cluster() {
    if (!isDone('kubectl', 'get', '--raw', '/readyz'))
      throw new UserError('No cluster answers kubectl: name one in KUBECONFIG.');
    return ROOT;
  },
};

await runCommand({ help: HELP, names: 1 }, async (_, [name = '']) => {
  const cwd = await PREPARATIONS[name]?.();
  if (!cwd) throw new UserError(HELP);
  const words = ['run', '--config', 'e2e/vitest.config.ts', `${name}/`];
  // Each of these tests needs the ones before it.
  if (name !== 'browsers') words.push('--bail=1');
  const { status } = spawnSync('vitest', words, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
});

function isDone(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}
