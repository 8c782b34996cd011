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
  const css = await buildStylesheet('../ui/showcase/showcase.css');
  expect(css).toContain('.min-h-touch');
  expect(css).toContain('var(--color-chat, #0b7a3e)');
  expect(css).not.toMatch(/:root|:host|@font-face|box-sizing/);
  expect(css).not.toMatch(/^\s*(html|body|h1|a|button)\b/m);
});
