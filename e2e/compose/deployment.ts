import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { cloneProject } from '../support/clone.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A site that `docker compose` runs from a copy of the project. */
export type Deployment = ReturnType<typeof prepareDeployment>;

/**
 * Prepares a project of its own. `COMPOSE_FILE` may name further files behind the project's own, as
 * for an engine whose builds need the machine's network.
 */
export function prepareDeployment(project: string, port: number) {
  const clone = cloneProject(`compose-${project}`);
  const [, ...overrides] = (process.env.COMPOSE_FILE ?? '').split(delimiter);
  const files = [join(clone.folder, 'docker-compose.yml'), ...overrides];
  const environment = {
    ...process.env,
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: files.join(delimiter),
    PORT: String(port),
  };
  const docker = async (words: string[], variables: Record<string, string> = {}) => {
    const options = {
      cwd: clone.folder,
      env: { ...environment, ...variables },
      maxBuffer: MAX_OUTPUT_BYTES,
    };
    const { stdout, stderr } = await run('docker', words, options);
    return stdout + stderr;
  };
  return {
    /** As in `http://127.0.0.1:8480`. */
    address: `http://127.0.0.1:${port}`,
    clone,
    /** Runs `docker compose …` with further variables; rejects with what it printed. */
    compose: (words: string, variables?: Record<string, string>) =>
      docker(['compose', ...words.split(' ')], variables),
    /** Volumes of the engine that no name was given to. */
    async anonymousVolumes() {
      const names = await docker(['volume', 'ls', '--quiet']);
      return names.split('\n').filter((name) => /^[0-9a-f]{64}$/.test(name)).length;
    },
  };
}
