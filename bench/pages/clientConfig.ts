import { join } from 'node:path';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { knownRemotes } from './federation/knownRemotes.ts';
import type { ClientForm } from './variants.ts';

export const CACHE = join(ROOT, '.cache/bench');

/** How a form that renders in the browser alone is built; `plugins` are what is its own. */
export function clientConfig(form: ClientForm, plugins: readonly PluginOption[]): InlineConfig {
  const base = baseConfig('shell');
  const chooseForm: Plugin = {
    name: 'bench:choose-form',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('FORM', form) },
  };
  return {
    ...base,
    configFile: false,
    root: import.meta.dirname,
    base: '/app/',
    cacheDir: join(CACHE, `${form}-cache`),
    // One build, one scope: nothing to keep apart.
    css: {},
    define: { ...base.define, __REMOTES__: JSON.stringify(knownRemotes()) },
    plugins: [...(base.plugins ?? []), chooseForm, ...plugins],
    build: {
      outDir: join(CACHE, form, 'app'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}
