import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The stylesheet as an app's build would publish it, in readable form. */
async function buildStylesheet(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: fileURLToPath(new URL(name, import.meta.url)) },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build.');
  const sheet = result.output.find((file) => file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`${name} gave no stylesheet.`);
  return String(sheet.source);
}

test('the shell brings tokens, fonts, reset, focus ring and this project’s colours alone', async () => {
  const css = await buildStylesheet('./shell.css');
  expect(css).toContain('--color-green: #0f5b3e');
  expect(css).toContain('@font-face');
  expect(css).toContain('box-sizing: border-box');
  expect(css).toContain(':focus-visible');
  expect(css).toContain('html[data-contrast="high"]');
  expect(css).not.toMatch(/--color-(red|gray|slate|white)/);
});

test('a remote brings utilities alone, which keep their colours where the shell has not arrived', async () => {
  const css = await buildStylesheet('./remote.css');
  expect(css).toContain('.min-h-touch');
  expect(css).toContain('var(--color-chat, #0b7a3e)');
  expect(css).not.toMatch(/:root|:host|@font-face|box-sizing/);
  expect(css).not.toMatch(/^\s*(html|body|h1|a|button)\b/m);
});

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const UI = join(ROOT, 'shared/design/ui');
const read = (file: string) => readFileSync(file, 'utf8');

/** Folders of the design system's components that a file imports, directly or in turn. */
function importedBy(file: string, seen = new Set<string>()): string[] {
  return [...read(file).matchAll(/from '(@site\/design\/ui|\.{1,2})\/([^']+\.tsx?)'/g)].flatMap(
    ([, start = '', rest = '']) => {
      const found = start.startsWith('@') ? join(UI, rest) : resolve(dirname(file), start, rest);
      if (!found.startsWith(UI) || seen.has(found)) return [];
      seen.add(found);
      const [folder = ''] = relative(UI, found).split('/');
      return [...(found.endsWith('.tsx') ? [folder] : []), ...importedBy(found, seen)];
    },
  );
}

/** Folders of components that a stylesheet names as sources. */
function namedIn(file: string): string[] {
  const sources = read(file).matchAll(/^@source "[./\w]*\/ui\/(?:\{([^}]+)\}|(\w+)\/)/gm);
  return [...sources].flatMap(([, list = '', one = '']) => (one || list).split(','));
}

const apps = globSync('{shell,mf-*}/src/styles.css', { cwd: ROOT }).map(dirname);
test.each(apps)('the stylesheet of %s names the components that it uses', (app) => {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: join(ROOT, app),
    exclude: ['**/*.test.{ts,tsx}'],
  });
  const used = sources.flatMap((file) => importedBy(join(ROOT, app, file)));
  const styles = join(ROOT, app, 'styles.css');
  const own = namedIn(styles);
  const shared = [...read(styles).matchAll(/@import "@site\/design\/styles\/(\w+\.css)"/g)].flatMap(
    ([, name = '']) => namedIn(join(import.meta.dirname, name)),
  );
  expect(new Set(used.filter((folder) => ![...own, ...shared].includes(folder)))).toEqual(
    new Set(),
  );
  expect(own.filter((folder) => !used.includes(folder))).toEqual([]);
});
