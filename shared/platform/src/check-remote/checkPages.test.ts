import { goodRemote } from '@site/composer/test/fixture.ts';
import { expect, test, vi } from 'vitest';
import { checkPages } from './checkPages.ts';

vi.mock('../testing/browser.ts', () => ({ findTestBrowser: () => undefined }));

test('where no Chromium is installed it says what to install', async () => {
  const site = { parts: vi.fn(), fetch: vi.fn() };
  const checked = checkPages(goodRemote().manifest, new Map(), site, () => true);
  await expect(checked).rejects.toThrow('npx playwright-core install chromium, or BROWSER_PATH=');
});
