// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storedValue } from './storedValue.ts';

const size = () =>
  storedValue({ key: 'size', parse: (stored) => z.number().safeParse(stored).data, fallback: 16 });

beforeEach(() => localStorage.clear());

test.each(['', '{', 'null', '"20"', '[]', 'vinte'])('%o reads as the fallback', (text) => {
  expect(size().read()).toBe(16);
  localStorage.setItem('size', text);
  expect(size().read()).toBe(16);
});

test.each([
  ['refuses everything', 16, ['getItem', 'setItem']],
  ['is full', 18, ['setItem']],
] as const)('storage that %s is survived, and this page still remembers', (_, before, methods) => {
  const value = size();
  value.write(18);
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  expect(value.read()).toBe(before);
  value.write(20);
  expect(value.read()).toBe(20);
});
