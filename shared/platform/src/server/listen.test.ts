// @vitest-environment node
import { expect, test } from 'vitest';
import { assertFree, listen } from './listen.ts';

test('of a port that is taken the sentence names that one and the variable', async () => {
  const { port, close } = await listen(0, () => new Response());
  await expect(assertFree(port, 'BACKEND_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or take another: BACKEND_PORT=${port + 1}.`,
  );
  await close();
  await assertFree(port);
});
