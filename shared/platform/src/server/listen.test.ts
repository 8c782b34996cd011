import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { assertFree } from './listen.ts';

test.each([
  ['EACCES', 'Port 81 needs rights'],
  ['EADDRNOTAVAIL', 'Port 81 is taken'],
])('a port that cannot be opened is refused: %s', async (code, said) => {
  const denied = Object.assign(new Error(`listen ${code}`), { code });
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', denied));
    return this;
  });
  await expect(assertFree(81)).rejects.toThrow(said);
});
