import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for every program (`man 5 proc`, USER_HZ). */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  /** CPU time of the process and of its children that have ended. */
  ticks: number;
}

/** CPU seconds of this process and of its children that have ended; 0 where the system has no /proc. */
export function ownCpuSeconds(): number {
  return (readProcess('self')?.ticks ?? 0) / TICKS_PER_SECOND;
}

/** CPU seconds of this process and of all that it started; 0 where the system has no /proc. */
export function cpuSeconds(): number {
  const all = processes();
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent);
  const ticksOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + ticksOf(child),
      all.get(pid)?.ticks ?? 0,
    );
  return ticksOf(process.pid) / TICKS_PER_SECOND;
}

function processes(): Map<number, Process> {
  const all = new Map<number, Process>();
  if (!existsSync('/proc/self/stat')) return all;
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && readProcess(name);
    if (found) all.set(Number(name), found);
  }
  return all;
}

function readProcess(name: string): Process | undefined {
  try {
    // The program's name, in brackets, may hold spaces.
    const [, rest = ''] = /\) \S (.*)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    return {
      parent: fields[0] ?? 0,
      ticks: fields.slice(10, 14).reduce((sum, one) => sum + one, 0),
    };
  } catch {
    return undefined; // It ended meanwhile.
  }
}
