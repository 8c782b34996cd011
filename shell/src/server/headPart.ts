import { moduleList } from '@site/contract/moduleList.ts';
import type { ShellAssets } from '@site/platform/render/pages.ts';
import type { SiteConfig } from '@site/site/variables.ts';
import { MAIN_ID } from '../browser/marks.ts';
import { offscreenStyle } from '../head/deferOffscreen.ts';
import headScript from '../head/main.ts?inline-script';

/** What every page's head has from the shell. */
export function headPart(assets: ShellAssets, site: SiteConfig): string {
  return [
    `<style>${offscreenStyle()}</style>`,
    `<script>${headScript}</script>`,
    `<link rel="stylesheet" href="${assets.stylesheet}">`,
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
