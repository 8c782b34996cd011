import { firefox } from '@playwright/test';
import { FIREFOX } from '@site/platform/testing/browser.ts';
import { PORTS } from '../support/sites.ts';
import { startFirefox } from './firefox.ts';
import { visitsIn } from './visits.ts';

visitsIn({
  name: 'Firefox',
  debians: FIREFOX,
  startDebians: startFirefox,
  playwrights: firefox,
  port: PORTS.firefox,
});
