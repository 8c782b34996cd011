import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { nameServer } from '@site/composer/testing/nameServer.ts';
import { certify } from '@site/supabase/testing/certify.ts';
import { afterAll, expect, test } from 'vitest';
import { freePorts } from '../testing/freePorts.ts';
import { startEdgeOf } from './edge.ts';

const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer&order=created_at.desc';
const NAME = 'tables.example';
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());

/** A server that gives its certificate to a client that names it, and to no other, as hosts with many sites do. */
async function serveTables(folder: string, name: string) {
  const read = (file: string) => readFileSync(join(folder, file));
  const context = createSecureContext({ key: read('server.key'), cert: read('server.crt') });
  const server = createServer(
    {
      SNICallback: (asked, done) =>
        asked === name ? done(null, context) : done(new Error(`no site ${asked}`)),
    },
    (_, response) => response.end('[]'),
  );
  opened.defer(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test.skipIf(spawnSync('nginx', ['-v']).error).each([
  ['is answered by its name', NAME, true, 200],
  ['of another authority is not asked', NAME, false, 503],
  ['with the certificate of another name is not asked', `other.${NAME}`, true, 503],
])('a server of tables by TLS %s', async (_, name, isKnown, status) => {
  const [own, other] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [own, other]) certify(folder, NAME);
  const port = await serveTables(own, name);
  const edge = await freePorts();
  const site = await startEdgeOf({
    ports: { edge },
    backend: `https://${name}:${port}/`,
    runFolder: temporaryFolder(),
    settings: {
      ...{ RESOLVER: await nameServer({ A: '127.0.0.1' }), IF_INET6: '/nowhere' },
      SSL_CERT_FILE: join(isKnown ? own : other, 'authority.pem'),
    },
  });
  opened.defer(site.stop);
  expect((await fetch(`http://127.0.0.1:${edge}${LIST}`)).status).toBe(status);
});
