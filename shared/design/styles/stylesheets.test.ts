import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('a remote brings utilities alone, which keep their colours where the shell has not arrived', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../ui/showcase/showcase.css', import.meta.url)),
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build.');
  const sheet = result.output.find((file) => file.fileName.endsWith('.css'));
  const css = sheet?.type === 'asset' ? String(sheet.source) : '';
  expect(css).toContain('.min-h-touch');
  expect(css).toContain('var(--color-chat, #0b7a3e)');
  expect(css).not.toMatch(/:root|:host|@font-face|box-sizing/);
  expect(css).not.toMatch(/^\s*(html|body|h1|a|button)\b/m);
});
