import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import { appFolder } from '../project/apps.ts';
import { mistakesIn } from './mistakes.ts';
import type { Developed } from './sourcePages.ts';
import { typeFindings } from './typeFindings.ts';

/** Vite brings its own module graph up to date before that. */
const SETTLE_MS = 50;

/**
 * Looks for mistakes in the watched apps now and after every change. Each is said once in the terminal,
 * and stands in Vite's overlay until it is mended.
 */
export function watchMistakes(developed: Developed): void {
  const { server, watched } = developed;
  const say = noticeBoard(server);
  const changed = new Set(watched);
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const app of changed) {
      changed.delete(app);
      const own = app === 'shell' ? [] : mistakesIn(developed, app);
      const [mistakes, types] = await Promise.all([own, typeFindings(app).catch(() => [])]);
      say(app, [...mistakes, ...types.map(({ file, message }) => `${file}: ${message}`)]);
    }
    isBusy = false;
  };
  server.watcher.on('all', (_, file) => {
    const owner = watched.find((app) => file.startsWith(join(appFolder(app), '/')));
    for (const app of owner ? [owner] : watched) changed.add(app);
    setTimeout(look, SETTLE_MS);
  });
  void look().then(() => console.log('• Mistakes are said from here on'));
}

/** Takes what is found in an app, in the place of what was found before. */
function noticeBoard(server: ViteDevServer): (app: string, found: readonly string[]) => void {
  const { hot } = server.environments.client;
  const { logger } = server.config;
  const notices = new Map<string, readonly string[]>();
  const all = () => [...notices.values()].flat().join('\n');
  const overlay = (message: string): ErrorPayload => ({
    type: 'error',
    err: { message, stack: '' },
  });
  // Vite keeps an error that no browser gets for the next one, which may come when it is mended.
  const send = (payload: HotPayload) => server.ws.clients.size > 0 && hot.send(payload);
  hot.on('vite:client:connect', (_, client) => {
    if (all()) client.send(overlay(all()));
  });
  // What browsers report, with the line of its source.
  const { error } = logger;
  logger.error = (text, options) => {
    error(text, options);
    send(overlay(stripVTControlCharacters(text)));
  };
  return (app, found) => {
    const before = notices.get(app) ?? [];
    notices.set(app, found);
    for (const one of found.filter((sentence) => !before.includes(sentence)))
      console.error(styleText('red', `✗ ${one}`));
    // An update takes the overlay away.
    if (all()) send(overlay(all()));
    else if (before.length > 0) {
      console.log(styleText('green', `✓ Nothing is left to mend in ${app}`));
      send({ type: 'update', updates: [] });
    }
  };
}
