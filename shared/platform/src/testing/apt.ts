import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Another apt, as unattended upgrades, holds its locks for minutes. */
const LOCK_TIMEOUT_MS = 300_000;
const RETRY_MS = 5000;

/**
 * Installs a Debian package. `apt-get install` waits for dpkg's lock when told to; `apt-get update`
 * ends at once while another holds the lock of the lists, whatever it is told.
 * @param pause between two tries of `update`
 */
export async function installByApt(
  name: string,
  pause = () => setTimeout(RETRY_MS),
): Promise<void> {
  const end = performance.now() + LOCK_TIMEOUT_MS;
  while (isLocked(apt('update')) && performance.now() < end) await pause();
  const wait = `DPkg::Lock::Timeout=${LOCK_TIMEOUT_MS / 1000}`;
  apt('-o', wait, 'install', '-y', '--no-install-recommends', name);
}

function apt(...words: string[]): string {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...sudo, 'apt-get', ...words];
  const { stderr } = spawnSync(command, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    timeout: 600_000,
  });
  return stderr ?? '';
}

const isLocked = (stderr: string) => stderr.includes('Could not get lock');
