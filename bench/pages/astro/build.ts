import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentFile } from '@site/contract/paths.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { distFolder } from '@site/platform/project/apps.ts';
import { replaceFile } from '@site/platform/project/buildFiles.ts';
import { CACHE, knownPages, PEERS, peerFunction } from '../peers.ts';

/* Builds the static generator's form: for each path a page of Astro, with islands of React. */
const SOURCE = join(PEERS, 'site');
const HERE = import.meta.dirname;

rmSync(SOURCE, { recursive: true, force: true });
for (const [index, path] of process.argv.slice(2).entries()) writePage(path, index);

const build = await peerFunction<(config: object) => Promise<void>>('astro', 'build');
const react = await peerFunction<() => object>('@astrojs/react');
const { define, plugins = [] } = baseConfig('shell');
process.chdir(PEERS);
await build({
  root: PEERS,
  srcDir: SOURCE,
  outDir: join(CACHE, 'astro'),
  base: '/',
  logLevel: 'warn',
  integrations: [react()],
  build: { format: 'file', assets: 'app' },
  devToolbar: { enabled: false },
  vite: {
    define,
    // Astro's integration brings the plugin of React, too.
    plugins: plugins.flat().filter((plugin) => !/react/.test(String(Object(plugin).name))),
    ssr: { noExternal: [/^@site/] },
    build: { assetsInlineLimit: 0, target: 'es2022' },
  },
});

function writePage(path: string, index: number): void {
  const known = knownPages().find((page) => page.path === path);
  if (!known) throw new Error(`No remote has a page at ${path}.`);
  const { remote, source } = known;
  const document = readFileSync(join(distFolder(remote), 'pages', documentFile(path)), 'utf8');
  const head = document.match(/<title[^>]*>.*<\/title>|<meta data-page-head[^>]*>/g) ?? [];
  const preloads = document.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const island = `
import Page from '${source}';
import { PageIsland } from '${HERE}/Islands.tsx';
export default () => <PageIsland remote="${remote}" pathname="${path}" Page={Page} />;
`;
  const page = `---
import '${dirname(HERE)}/client.css';
import { FrameIsland } from '${HERE}/Islands.tsx';
import Page from '${SOURCE}/islands/Page${index}.tsx';
const head = ${JSON.stringify([...head, ...preloads].join('\n'))};
---
<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <Fragment set:html={head} />
  </head>
  <body>
    <div id="root"><FrameIsland client:load><Page client:load /></FrameIsland></div>
  </body>
</html>
`;
  replaceFile(join(SOURCE, 'islands', `Page${index}.tsx`), island);
  replaceFile(join(SOURCE, 'pages', documentFile(path).replace('.html', '.astro')), page);
}
