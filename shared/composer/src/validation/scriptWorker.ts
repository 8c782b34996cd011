import { parentPort } from 'node:worker_threads';
import { checkScript, type ScriptCheck } from './checkScript.ts';

/** A thread that reads modules for `checkScripts`, one message each. */
parentPort?.on('message', async (check: ScriptCheck) => {
  parentPort?.postMessage(await checkScript(check));
});
