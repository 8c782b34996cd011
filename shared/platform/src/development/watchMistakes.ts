import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { appFolder } from '../project/apps.ts';
import type { Developed } from './answerRequest.ts';
import { mistakesIn } from './mistakes.ts';
import { watchTypes } from './watchTypes.ts';

/** Vite brings its own module graph up to date before that. */
const SETTLE_MS = 50;

/**
 * Looks for mistakes in the developed remotes now and after every change. Each is said once in the terminal,
 * and stands in Vite's overlay until it is mended.
 */
export function watchMistakes(developed: Developed): void {
  const { server, apps } = developed;
  const say = noticeBoard(server);
  const remotes = apps.filter((app) => app !== 'shell');
  const changed = new Set(remotes);
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const app of changed) {
      changed.delete(app);
      say(app, await mistakesIn(developed, app));
    }
    isBusy = false;
  };
  server.watcher.on('all', (_, file) => {
    const owner = remotes.find((app) => file.startsWith(join(appFolder(app), '/')));
    for (const app of owner ? [owner] : remotes) changed.add(app);
    setTimeout(look, SETTLE_MS);
  });
  void look();
  // The compiler misses what is saved during its first pass.
  let isFirst = true;
  const stop = watchTypes(apps, (found) => {
    if (isFirst) console.log('• Types are checked from here on');
    isFirst = false;
    say('types', found);
  });
  server.httpServer?.once('close', stop);
}

/** Takes what a check finds, in the place of what it found before. */
function noticeBoard(server: ViteDevServer): (check: string, found: readonly string[]) => void {
  const { hot } = server.environments.client;
  const { logger } = server.config;
  const notices = new Map<string, readonly string[]>();
  const overlay = (message: string): ErrorPayload => ({
    type: 'error',
    err: { message, stack: '' },
  });
  const all = () => [...notices.values()].flat().join('\n');
  hot.on('vite:client:connect', (_, client) => {
    if (all()) client.send(overlay(all()));
  });
  // What browsers report, with the line of its source.
  const { error } = logger;
  logger.error = (text, options) => {
    error(text, options);
    if (server.ws.clients.size > 0) hot.send(overlay(stripVTControlCharacters(text)));
  };
  return (check, found) => {
    const before = notices.get(check) ?? [];
    notices.set(check, found);
    for (const one of found.filter((sentence) => !before.includes(sentence)))
      console.error(styleText('red', `✗ ${one}`));
    // An update takes the overlay away.
    if (server.ws.clients.size === 0) return;
    if (all()) hot.send(overlay(all()));
    else if (before.length > 0) hot.send({ type: 'update', updates: [] });
  };
}
