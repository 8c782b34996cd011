import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, as a text to compare with an earlier one; null where the system doesn't
 * tell; undefined if there is no such process.
 */
export function startOf(pid: number): string | null | undefined {
  if (!exists(pid)) return undefined;
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Clock ticks between boot and start: field 22, counted behind the name, which may hold spaces. */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return ticks === undefined ? null : `${boot} ${ticks}`;
}

function startByPs(pid: number): string | null {
  const output = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return output.trim() || null;
}
