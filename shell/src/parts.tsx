import { moduleList } from '@site/contract/moduleList.ts';
import type { ShellAssets } from '@site/platform/prerender/pages.ts';
import * as runtimeModule from '@site/runtime';
import { site } from '@site/site';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MAIN_ID } from './browser/marks.ts';
import { Frame } from './frame/Frame.tsx';
import { offscreenStyle } from './head/deferOffscreen.ts';
import headScript from './head/main?inline-script';

/** What the runtime of this build offers remotes. */
export const runtime = Object.keys(runtimeModule);

/** The three parts of the shell that stand around every page. */
export function renderParts(assets: ShellAssets) {
  // Of the same shape as the browser's tree, so that `useId` agrees.
  const frame = renderToString(
    <StrictMode>
      <Frame />
    </StrictMode>,
  );
  const end = frame.indexOf('</main>');
  if (end < 0) throw new Error('The frame has no <main>: there is no place for a page.');
  return {
    head: headPart(assets),
    header: `<div id="root">${frame.slice(0, end)}`,
    footer: `${frame.slice(end)}</div>`,
  };
}

/** What every page's head has from the shell. */
function headPart(assets: ShellAssets): string {
  return [
    `<style>${offscreenStyle()}</style>`,
    `<script>${headScript}</script>`,
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    // A wide header moved where the parser paused in it (1 of 100 visits); on phones the wait cost 36 ms.
    `<link rel="expect" href="#${MAIN_ID}" blocking="render" media="(width>=62rem)">`,
    `<link rel="icon" href="/shell/brand/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/shell/brand/apple-touch-icon.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    `<meta name="theme-color" content="#0F5B3E">`,
    `<meta name="application-name" content="${site.shortName}">`,
    `<meta name="build" content="${assets.build}">`,
    moduleList(assets.modules),
  ].join('\n');
}
