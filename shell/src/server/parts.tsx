import type { ShellAssets } from '@site/platform/render/pages.ts';
import * as runtimeModule from '@site/runtime';
import { site } from '@site/site';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Frame } from '../frame/Frame.tsx';
import { headPart } from './headPart.ts';

/** What the runtime of this build offers remotes. */
export const runtime = Object.keys(runtimeModule);

/** Addresses that moved, answered with 308. */
export const redirects = { '/contato': '/seja-parceiro' };

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
    head: headPart(assets, site),
    header: `<div id="root">${frame.slice(0, end)}`,
    footer: `${frame.slice(end)}</div>`,
  };
}
