import './quiet.ts';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { App } from '@supabase/lite';
import { type EmbeddedConnection, openDatabase, unusable } from './database.ts';
import { BackendError } from './errors.ts';
import type { Ask, Question, Say, Start } from './messages.ts';
import { prepareDatabase } from './prepare.ts';

/*
 * The database runs here, because a question that takes too long can only be ended together with
 * the thread that works on it: PGlite has no timeout.
 */
if (parentPort) await run(parentPort, workerData);

async function run(parent: MessagePort, start: Start): Promise<void> {
  const connection = await open(start);
  const app = new App({
    connection,
    options: { server: { admin: false, apiKeys: false, disableStudio: true } },
  });
  const say = (message: Say) => parent.postMessage(message);
  parent.on('message', async (ask: Ask) => {
    if (ask !== 'close') return say(await answer(app, ask));
    await connection.close();
    parent.close();
  });
  say('opened');
}

async function open(start: Start): Promise<EmbeddedConnection> {
  const connection = await openDatabase(start.dataFolder);
  try {
    await prepareDatabase(connection.driver, start);
    await connection.becomeAnon();
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error instanceof BackendError ? error : unusable(start.dataFolder, error);
  }
}

async function answer(app: App, { method, address, headers }: Question): Promise<Say> {
  const response = await app.fetch(new Request(address, { method, headers }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
