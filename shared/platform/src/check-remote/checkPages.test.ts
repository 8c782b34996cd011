import { goodRemote, seal } from '@site/composer/testing/fixture.ts';
import { expect, test, vi } from 'vitest';
import { checkPages } from './checkPages.ts';

vi.mock('../testing/browser.ts', () => ({ findTestBrowser: () => undefined }));

test('where no Chromium is installed it says what to install', async () => {
  const { manifest } = seal(goodRemote());
  await expect(checkPages(manifest, new Map())).rejects.toThrow(
    'npx playwright-core install chromium',
  );
});
