// @vitest-environment node
import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { assertFree, listen } from './listen.ts';

test('of a port that is taken the sentence names that one and the variable', async () => {
  const { port, close } = await listen(0, () => new Response());
  await expect(assertFree(port, 'BACKEND_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or take another: BACKEND_PORT=${port + 1}.`,
  );
  await close();
  await assertFree(port);
});

test('of a port that needs rights the sentence says so', async () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', denied));
    return this;
  });
  await expect(assertFree(81)).rejects.toThrow('Port 81 needs rights');
  vi.restoreAllMocks();
});
