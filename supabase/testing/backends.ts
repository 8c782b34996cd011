import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@supabase/supabase-js';
import type { Backend } from '../embedded/backend.ts';

/** The vacancies, asked for by the client of the site without a network. */
export function offersOf(backend: Backend) {
  const client = createClient('http://localhost', 'not checked', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  return client.from('jobs').select('*', { count: 'exact' }).eq('type', 'job_offer');
}

/** Runs code in a process of its own, which then lives until it is killed. Resolves when the code has run. */
export async function startProcess(code: string) {
  const script = `${code}; console.log('ready'); process.stdin.pipe(process.stdout);`;
  const child = spawn(
    process.execPath,
    [...process.execArgv, '--input-type=module', '-e', script],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return {
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** What it answers to a text: the same, if it runs. */
    say: async (text: string): Promise<string> => {
      child.stdin.write(text);
      return String((await once(child.stdout, 'data'))[0]);
    },
    /** Sends the signal and waits for the end. */
    kill: async (signal: NodeJS.Signals): Promise<void> => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
