import type { Page } from '@playwright/test';
import { someRow } from '../../mf-jobs/src/jobs/testing.ts';

/** Every request to the backend, wherever it is. */
export const BACKEND = '**/rest/v1/**';

/** `count` rows with the ids 1, 2 … and the titles Vaga 1, Vaga 2 … */
export function rows(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    someRow({ id: `${index + 1}`, title: `Vaga ${index + 1}` }),
  );
}

/**
 * Lets the backend hold these rows; it answers by ranges and ids, as the real one does. On a busy
 * machine that takes long: the page never gives up.
 */
export async function serveRows(page: Page, all: Record<string, unknown>[]): Promise<number[]> {
  const offsets: number[] = [];
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(BACKEND, (route) => {
    const { searchParams: asked } = new URL(route.request().url());
    const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))];
    const id = asked.get('id')?.replace('eq.', '');
    const found = id ? all.filter((entry) => entry.id === id) : all;
    offsets.push(offset);
    const json = found.slice(offset, offset + Math.min(limit, 1000));
    const range = `${offset}-${offset + json.length - 1}/${found.length}`;
    return route.fulfill({ json, headers: { 'content-range': range } });
  });
  return offsets;
}

/** Lets the browser's own timeouts follow the page's clock, which a test may move. */
export async function moveTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (duration) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), duration);
      return controller.signal;
    };
  });
}
