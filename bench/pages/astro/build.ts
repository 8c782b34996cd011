import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentFile } from '@site/contract/paths.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import type { PluginOption } from 'vite';
import * as z from 'zod';
import { CACHE } from '../clientConfig.ts';
import { knownRemotes } from '../federation/knownRemotes.ts';
import { importOther, OTHERS } from '../others.ts';

/*
 * Builds the static generator's form, in a process of its own: for each path that is named a page of
 * Astro, with the shell's frame and the remote's page as islands of React.
 */
const isFunction = (value: unknown) => typeof value === 'function';
const astroSchema = z.object({
  build: z.custom<(config: object) => Promise<void>>(isFunction),
});
const reactSchema = z.object({ default: z.custom<() => object>(isFunction) });

const SOURCE = join(OTHERS, 'site');
const HERE = import.meta.dirname;

rmSync(SOURCE, { recursive: true, force: true });
const paths = process.argv.slice(2);
for (const [index, path] of paths.entries()) writePage(path, index);

const { build } = astroSchema.parse(await importOther('astro'));
const react = reactSchema.parse(await importOther('@astrojs/react')).default;
process.chdir(OTHERS);
await build({
  root: OTHERS,
  srcDir: SOURCE,
  outDir: join(CACHE, 'astro'),
  base: '/',
  logLevel: 'warn',
  integrations: [react()],
  build: { format: 'file', assets: 'app' },
  devToolbar: { enabled: false },
  vite: {
    define: baseConfig('shell').define,
    plugins: withoutReact(baseConfig('shell').plugins ?? []),
    ssr: { noExternal: [/^@site/] },
    build: { assetsInlineLimit: 0, target: 'es2022' },
  },
});

/** Astro's integration brings the same plugin. */
function withoutReact(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.flat().filter((plugin) => !/react/.test(String(plugin && Object(plugin).name)));
}

function writePage(path: string, index: number): void {
  const found = knownRemotes().find(({ pages }) => pages.some((page) => page.path === path));
  if (!found) throw new Error(`No remote has a page at ${path}.`);
  const { remote } = found;
  const folder = found.pages.find((page) => page.path === path)?.folder ?? '';
  const document = readFileSync(join(distFolder(remote), 'pages', documentFile(path)), 'utf8');
  const head = document.match(/<title[^>]*>.*<\/title>|<meta data-page-head[^>]*>/g) ?? [];
  const preloads = document.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const island = `
import Page from '${ROOT}/${remote}/src/pages/${folder}/Page.tsx';
import { PageIsland } from '${HERE}/PageIsland.tsx';
export default () => <PageIsland remote="${remote}" pathname="${path}" Page={Page} />;
`;
  const page = `---
import '${dirname(HERE)}/client.css';
import Frame from '${HERE}/FrameIsland.tsx';
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
    <div id="root"><Frame client:load><Page client:load /></Frame></div>
  </body>
</html>
`;
  write(join(SOURCE, 'islands', `Page${index}.tsx`), island);
  write(join(SOURCE, 'pages', documentFile(path).replace('.html', '.astro')), page);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
