import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentFile } from '@site/contract/paths.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { distFolder, ROOT } from '@site/platform/project/apps.ts';
import { replaceFile } from '@site/platform/project/buildFiles.ts';
import { knownParts, ownFragments, PEERS, peerFunction } from '../peers.ts';

/*
 * Builds the static generator's form: for each path a page of Astro, with islands of React; a server renders the
 * parts of other remotes at each visit.
 */
const SOURCE = join(PEERS, 'site');
const HERE = import.meta.dirname;

rmSync(SOURCE, { recursive: true, force: true });
for (const [index, path] of process.argv.slice(2).entries()) writePage(path, index);

const build = await peerFunction<(config: object) => Promise<void>>('astro', 'build');
const react = await peerFunction<() => object>('@astrojs/react');
const node = await peerFunction<(options: object) => object>('@astrojs/node');
const { define, plugins = [] } = baseConfig('shell');
process.chdir(PEERS);
await build({
  root: PEERS,
  srcDir: SOURCE,
  outDir: join(PEERS, 'astro'),
  base: '/',
  logLevel: 'warn',
  integrations: [react()],
  adapter: node({ mode: 'middleware' }),
  build: { format: 'file', assets: 'app' },
  devToolbar: { enabled: false },
  vite: {
    define,
    // Astro's integration brings the plugin of React, too.
    plugins: [ownFragments, ...plugins]
      .flat()
      .filter((plugin) => !/react/.test(String(Object(plugin).name))),
    ssr: { noExternal: [/^@site/] },
    build: { assetsInlineLimit: 0, target: 'es2022' },
  },
});

function writePage(path: string, index: number): void {
  const { remote, places } = writeIsland(path, `Page${index}`);
  const document = readFileSync(join(distFolder(remote), 'pages', documentFile(path)), 'utf8');
  const own = /<title[^>]*>.*<\/title>|<(meta data-page-head|link rel="preload" as="image")[^>]*>/g;
  const head = document.match(own)?.join('\n') ?? '';
  // Astro writes a full stop before a file's hash.
  const preloading = head.replace(/\/mf-\w+\/assets\/([\w-]+)-([\w-]{8})\./g, '/app/$1.$2.');
  const shell = readFileSync(join(distFolder('shell'), 'parts/head.html'), 'utf8');
  // What answers first taps, and defers what is below the screen.
  const early = shell.match(/<(script|style)>.*?<\/\1>/gs) ?? [];
  const parts = places.map((place, at) => {
    const name = `Part${index}x${at}`;
    writeIsland(place, `${name}Code`);
    const part = `---\nimport Part from './${name}Code.tsx';\n---\n<Part client:visible />\n`;
    replaceFile(join(SOURCE, 'islands', `${name}.astro`), part);
    return name;
  });
  const page = `---
import '${dirname(HERE)}/single.css';
import { FrameStart } from '${HERE}/Islands.tsx';
import { Footer } from '${ROOT}/shell/src/frame/footer/Footer.tsx';
import { CornerButtons } from '${ROOT}/shell/src/widgets/CornerButtons.tsx';
import Page from '${SOURCE}/islands/Page${index}.tsx';
${parts.map((name) => `import ${name} from '${SOURCE}/islands/${name}.astro';`).join('\n')}
const head = ${JSON.stringify([preloading, ...early].join('\n'))};
---
<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <Fragment set:html={head} />
  </head>
  <body>
    <div id="root">
      <FrameStart client:load />
      <main id="conteudo" tabindex="-1"><Page client:load>${parts
        .map((name, at) => `<div slot="place${at}"><${name} server:defer /></div>`)
        .join('')}</Page></main>
      <Footer client:load />
      <CornerButtons client:load />
    </div>
  </body>
</html>
`;
  replaceFile(join(SOURCE, 'pages', documentFile(path).replace('.html', '.astro')), page);
}

/** Writes the island of a page or fragment, which takes what stands in its places as `place0`, `place1` … */
function writeIsland(path: string, file: string) {
  const known = knownParts().find((part) => part.path === path);
  if (!known) throw new Error(`No remote has ${path}.`);
  const { remote, kind, source, places } = known;
  const pathname = kind === 'pages' ? path : '/';
  const shown = places.map((place, at) => `'${place}': slots.place${at}`);
  const island = `
import Page from '${source}';
import { PageIsland } from '${HERE}/Islands.tsx';
export default (slots) =>
  <PageIsland remote="${remote}" pathname="${pathname}" Page={Page} places={{ ${shown.join()} }} />;
`;
  replaceFile(join(SOURCE, 'islands', `${file}.tsx`), island);
  return known;
}
