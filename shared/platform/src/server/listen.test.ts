// @vitest-environment node
import { expect, test } from 'vitest';
import { assertFree, listen } from './listen.ts';

test('of ports of which one is taken the sentence names that one and the variable', async () => {
  const { port, close } = await listen(0, () => new Response());
  const said = await assertFree(port - 1, 'PORT', 2).catch(String);
  expect(said).toMatch(/Port \d+ is taken\. Stop what uses it, or take another: PORT=\d+\.$/);
  await expect(assertFree(port, 'PORT')).rejects.toThrow(`Port ${port} is taken`);
  await close();
});
