import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page } from '@playwright/test';

/** A development server that a test started. */
export interface Development {
  address: string;
  stop(): void;
}

/** Runs a command in a folder until it says that one can develop. */
export function startDevelopment(
  folder: string,
  port: number,
  [program = '', ...words]: readonly string[],
): Promise<Development> {
  const server: ChildProcess = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = { address: `http://localhost:${port}`, stop: () => void server.kill('SIGTERM') };
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('Developing') && resolve(started));
    server.once('exit', (code) => reject(new Error(`${words.join(' ')} ended with ${code}.`)));
  });
}

/**
 * Counts on the page of `fixtures/news` as soon as its button works. Returns what the button says then:
 * its state is kept as long as it says so.
 */
export async function countOnNews(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /Cliques/ });
  await expect(async () => {
    await button.click();
    await expect(page.getByRole('button', { name: /Cliques: [1-9]/ })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  return (await button.textContent()) ?? '';
}
