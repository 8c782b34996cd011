import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { openBrowser } from './harness.ts';
import { composeSite } from './pages/build.ts';
import { serveForm } from './pages/serve.ts';

/* The pictures of README: the home page on a phone and on a wide screen, `docs/pictures/*.jpg`. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 844 }, deviceScaleFactor: 1 },
};

await using opened = new AsyncDisposableStack();
const { site, fetch } = await composeSite(opened);
const address = await serveForm(opened, 'site', site, fetch);
await using browser = await openBrowser();
const folder = join(ROOT, 'docs/pictures');
for (const [name, screen] of Object.entries(SCREENS)) {
  const page = await browser.newPage(screen);
  await page.goto(address);
  await page.getByRole('button', { name: 'Aceitar' }).first().click();
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80 });
}
