import { webkit } from '@playwright/test';
import { WEBKIT_DRIVER } from '@site/platform/testing/browser.ts';
import { PORTS } from '../support/sites.ts';
import { visitsIn } from './visits.ts';
import { startWebKit } from './webkit.ts';

visitsIn({
  name: 'WebKit',
  debians: WEBKIT_DRIVER,
  startDebians: startWebKit,
  playwrights: webkit,
  port: PORTS.webkit,
});
