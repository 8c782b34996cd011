import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for every program (`man 5 proc`, USER_HZ). */
const TICKS_PER_SECOND = 100;

/** CPU seconds of this process and of all that it started; 0 where the system has no /proc. */
export function cpuSeconds(): number {
  return ticksOf('self') / TICKS_PER_SECOND;
}

/** Of a process, of its children that have ended, and of those that run. */
function ticksOf(pid: string): number {
  try {
    // The program's name, in brackets, may hold spaces.
    const [, fields = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const running = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const ticks = [...fields.split(' ').slice(11, 15).map(Number), ...running.map(ticksOf)];
    return ticks.reduce((sum, one) => sum + one, 0);
  } catch {
    return 0; // It ended meanwhile.
  }
}
