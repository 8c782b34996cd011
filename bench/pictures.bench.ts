import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { serveEmbeddedBackend } from '@site/platform/server/backend.ts';
import { findBrowser } from '@site/platform/testing/browser.ts';
import { chromium } from 'playwright';
import { composeSite } from './pages/build.ts';
import { serveForm } from './pages/serve.ts';

/* The pictures of README: the home page on a phone and on a wide screen, `docs/pictures/*.jpg`. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 844 }, deviceScaleFactor: 1 },
};

await using opened = new AsyncDisposableStack();
const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/bench');
const server = await serveForm('site', await composeSite(tables), fetch);
opened.defer(server.stop);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox'],
});
opened.defer(() => browser.close());
const folder = join(ROOT, 'docs/pictures');
mkdirSync(folder, { recursive: true });
for (const [name, screen] of Object.entries(SCREENS)) {
  const page = await browser.newPage(screen);
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Aceitar' }).first().click();
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80 });
}
