import type { Page } from '@playwright/test';

/** From here on time passes only when a test says so; its clock is installed. */
export const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
