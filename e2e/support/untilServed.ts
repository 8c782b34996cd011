import { setTimeout } from 'node:timers/promises';
import { EDGE } from './sites.ts';

const TIMEOUT_MS = 120_000;

/** Waits for the edge, which starts beside `npm start`: one after the other takes 4 s longer. */
export default async function untilServed(): Promise<void> {
  if (process.env.WITHOUT_EDGE) return;
  const end = Date.now() + TIMEOUT_MS;
  while (!(await fetch(EDGE).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${EDGE} did not answer within ${TIMEOUT_MS} ms.`);
    await setTimeout(100);
  }
}
