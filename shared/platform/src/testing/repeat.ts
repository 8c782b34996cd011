import { type ChildProcess, spawn } from 'node:child_process';
import { type Counts, total } from './counts.ts';

const BUSY_PROCESSES = 2;

/**
 * Runs a suite several times, every second time beside two busy processes, and says after the last
 * how often each failed test failed. Resolves to the sums.
 */
export async function repeat(
  name: string,
  times: number,
  run: () => Promise<Counts>,
): Promise<Counts> {
  const runs: Counts[] = [];
  for (let at = 1; at <= times; at += 1) {
    const isLoaded = at % 2 === 0;
    console.log(`• ${name}, run ${at} of ${times}${isLoaded ? ', beside two busy processes' : ''}`);
    runs.push(await (isLoaded ? besideLoad(run) : run()));
  }
  const sum = total(runs);
  for (const test of new Set(sum.failures)) {
    const count = runs.filter(({ failures }) => failures.includes(test)).length;
    console.log(`✗ ${count} of ${times} runs: ${test}`);
  }
  return sum;
}

async function besideLoad(run: () => Promise<Counts>): Promise<Counts> {
  const busy = Array.from({ length: BUSY_PROCESSES }, startBusyProcess);
  try {
    return await run();
  } finally {
    for (const child of busy) child.kill();
  }
}

function startBusyProcess(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}
