import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { appFolder, ROOT } from '../project/apps.ts';

export const DESIGN = realpathSync(join(ROOT, 'node_modules/@site/design/ui'));
const SOURCE = /(?<!\.test|\.d)\.(?:tsx?|js)$/;
const IMPORTED = /['"](@site\/design\/ui\/|\.{1,2}\/)([^'"\n]+\.(?:tsx?|js))['"]/g;

/**
 * Keeps from an app's stylesheet what only components that the app never imports would need: the
 * shared styles name the whole design system as Tailwind's source, which is right while developing.
 */
export function withoutUnusedComponents(app: string): Plugin {
  const folder = join(appFolder(app), 'src');
  return {
    name: 'site:without-unused-components',
    enforce: 'pre',
    transform: {
      filter: { id: join(folder, 'styles.css') },
      handler(code) {
        const lines = unusedComponents(folder).map((file) => `@source not "${file}";`);
        return { code: [code, ...lines].join('\n'), map: null };
      },
    },
  };
}

/** Files of the design system that no source below `folder` imports, directly or in turn. */
export function unusedComponents(folder: string, design = DESIGN): string[] {
  const used = usedComponents(folder, design);
  return sourcesBelow(design).filter((file) => !used.has(file));
}

/** Files of the design system that some source below `folder` imports, directly or in turn. */
export function usedComponents(folder: string, design = DESIGN): Set<string> {
  const used = new Set<string>();
  const follow = (file: string): void => {
    for (const [, start, rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const named = start?.startsWith('@')
        ? join(design, rest)
        : resolve(dirname(file), start + rest);
      // Installed as a package it is compiled.
      const found = existsSync(named) ? named : named.replace(/\.tsx?$/, '.js');
      if (!found.startsWith(`${design}/`) || used.has(found)) continue;
      used.add(found);
      follow(found);
    }
  };
  sourcesBelow(folder).forEach(follow);
  return used;
}

/** Every source below a folder, without tests. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
