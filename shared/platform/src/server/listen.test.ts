// @vitest-environment node
import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { assertFree } from './listen.ts';

test('of a port that needs rights the sentence says so', async () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', denied));
    return this;
  });
  await expect(assertFree(81)).rejects.toThrow('Port 81 needs rights');
});
