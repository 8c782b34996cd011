import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { onceAtATime } from '@site/composer/base/follow.ts';
import type { Addressed } from '@site/composer/validation/addresses.ts';
import { pathFindings } from '@site/composer/validation/checkBeside.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import type { HotPayload, ViteDevServer } from 'vite';
import { sourceProblems } from '../bundling/imports/sourceProblems.ts';
import { mistakesOf } from '../bundling/mistakesOf.ts';
import { renderAll, sourceAddresses } from '../prerender/pages.ts';
import { siteFindings } from '../prerender/problems.ts';
import { appFolder, FRAME_FOLDER } from '../project/apps.ts';
import { MANIFEST, readManifest } from '../project/buildFiles.ts';
import { siteReleases } from './siteAround.ts';
import { type Developed, loadPages } from './sourcePages.ts';
import { typeFindings } from './typeFindings.ts';

/**
 * The first is a browser's report of an observer that changes the observed size and is called again. The others are
 * Vite's errors for modules that a closing server does not load, from before it notifies its plugins.
 */
const NO_MISTAKE =
  /ResizeObserver loop|transport was disconnected|server is being restarted or closed/;
/** Within this time after a change, Vite updates its own module graph. */
const SETTLE_MS = 50;

/** Says mistakes of the watched apps, now and after every change, in the terminal and in Vite's overlay. */
export function watchMistakes(developed: Developed, closed: AbortSignal): void {
  const { server, watched } = developed;
  const say = noticeBoard(server);
  const changed = new Set(watched);
  const look = onceAtATime(async () => {
    for (const app of changed) {
      changed.delete(app);
      const [mistakes, types] = await Promise.all([
        mistakesIn(developed, app),
        typeFindings(app, closed).catch(() => []),
      ]);
      // A server that closes lets no page be rendered.
      if (closed.aborted) return;
      say(app, [...mistakes, ...types.map(({ file, message }) => `${file}: ${message}`)]);
    }
  });
  server.watcher.on('all', (_, file) => {
    const owner = watched.find((app) => file.startsWith(join(appFolder(app), '/')));
    for (const app of owner ? [owner] : watched) changed.add(app);
    setTimeout(look, SETTLE_MS);
  });
  void look().then(() => closed.aborted || console.log('• Mistakes are said from here on'));
}

/** Mistakes that build and `check:remote` would report, as far as an app's sources show them without a browser. */
async function mistakesIn(developed: Developed, app: string): Promise<string[]> {
  const sentences: string[] = [];
  try {
    // A half-written file or a half-switched branch throws, and is reported like other mistakes.
    sentences.push(...sourceProblems(app, developed.server.config.resolve.alias));
    if (app === 'shell') return sentences;
    const claimants = await claimantsOf(developed);
    const others = claimants.filter(({ name }) => name !== app);
    const module = await loadPages(developed.server, app);
    const own = sourceAddresses(app, module);
    const { pages, problems } = renderAll(app, module);
    const documents = pages.map(({ path, html }) => [app + path, html] as const);
    const found = siteFindings(own, documents, {
      others,
      isWhole: developed.site !== undefined || developed.apps.includes('shell'),
      documentOf: (link) => pages.find(({ path }) => path === link)?.html,
    });
    sentences.push(...problems);
    for (const { file, message } of [...pathFindings(own, others), ...found])
      sentences.push(`${file === MANIFEST ? `${app}/src/routes.ts` : file}: ${message}`);
  } catch (error) {
    sentences.push(messageOf(error));
  }
  return sentences;
}

async function claimantsOf({ server, apps, site }: Developed): Promise<readonly Addressed[]> {
  if (site) return siteReleases(site);
  if (!apps.includes('shell')) return [readManifest(FRAME_FOLDER)];
  return Promise.all(apps.map(async (app) => sourceAddresses(app, await loadPages(server, app))));
}

function noticeBoard({ environments, config: { logger }, ws }: ViteDevServer) {
  const { hot } = environments.client;
  const notices = new Map<string, readonly string[]>();
  const all = () => [...notices.values()].flat().join('\n');
  const overlay = (message: string) => ({ type: 'error', err: { message, stack: '' } }) as const;
  // Without a browser, Vite keeps the error for the next one, which may connect after the mistake is mended.
  const send = (payload: HotPayload) => ws.clients.size > 0 && hot.send(payload);
  let shown = '';
  const show = (text: string) => {
    shown = text;
    send(overlay(text));
  };
  hot.on('vite:client:connect', (_, client) => {
    if (all()) client.send(overlay(all()));
  });
  // What browsers report, with the line of its source.
  const { error } = logger;
  logger.error = (text, options) => {
    if (NO_MISTAKE.test(text)) return;
    const mistake = mistakesOf(options?.error);
    error(mistake ? styleText('red', `✗ ${mistake}`) : text, options);
    show(mistake ?? stripVTControlCharacters(text));
  };
  return (app: string, found: readonly string[]) => {
    const before = notices.get(app) ?? [];
    const former = all();
    notices.set(app, found);
    for (const one of found.filter((sentence) => !before.includes(sentence)))
      console.error(styleText('red', `✗ ${one}`));
    if (found.length === 0 && before.length > 0)
      console.log(styleText('green', `✓ Nothing is left to mend in ${app}`));
    if (all()) show(all());
    // An update takes the overlay away; what a browser reported meanwhile stays.
    else if (before.length > 0 && shown === former) send({ type: 'update', updates: [] });
  };
}
