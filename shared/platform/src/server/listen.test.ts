// @vitest-environment node
import { expect, test } from 'vitest';
import { assertFree, listen } from './listen.ts';

test('of a port that is taken the sentence names one that is free', async () => {
  const first = await listen(0, () => new Response());
  const second = await listen(first.port + 1, () => new Response()).catch(() => undefined);
  const said = await assertFree(first.port, 'PORT', 2).catch(String);
  const [, port] = /PORT=(\d+)\.$/.exec(String(said)) ?? [];
  expect(said).toContain(`Port ${first.port} is taken.`);
  expect(Number(port)).toBeGreaterThan(first.port + 1);
  await assertFree(Number(port), 'PORT', 2);
  await Promise.all([first.close(), second?.close()]);
});
