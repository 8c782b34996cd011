import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { watchNetwork } from './watchNetwork.ts';

test('what the next page loads is not counted for the page before it', () => {
  const devtools = Object.assign(new EventEmitter(), { send: vi.fn(), detach: vi.fn() });
  const network = watchNetwork(devtools);
  const load = (requestId: string, type: string, encodedDataLength: number) => {
    const request = { url: `https://site.example/${requestId}` };
    devtools.emit('Network.requestWillBeSent', { requestId, request, initiator: {}, type });
    devtools.emit('Network.loadingFinished', { requestId, encodedDataLength });
  };
  load('first', 'Document', 1000);
  const seen = network();
  load('next', 'Script', 500);
  expect(seen).toMatchObject({ requests: 1, bytes: 1000, bytesOf: { document: 1000, script: 0 } });
  expect(network().bytesOf).toMatchObject({ document: 1000, script: 500 });
});
