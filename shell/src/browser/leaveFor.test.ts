// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isLeaving, leaveFor } from './leaveFor.ts';

test('a page is left for an address, or loaded anew, until the way back brings it as it was', () => {
  const location = { href: 'http://localhost/vagas#fim', reload: vi.fn(), assign: vi.fn() };
  vi.stubGlobal('location', location);
  expect(isLeaving).toBe(false);
  leaveFor('http://localhost/sobre');
  expect(location.assign).toHaveBeenCalledWith('http://localhost/sobre');
  expect(isLeaving).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isLeaving).toBe(false);
  leaveFor('http://localhost/vagas#fim');
  leaveFor();
  expect(location.reload).toHaveBeenCalledTimes(2);
  expect(isLeaving).toBe(true);
});
