// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconPaths } from './paths.ts';

test('an icon is decoration: screen readers and the tab key pass it by', () => {
  const { container } = render(<Icon name="lock" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test.each(Object.entries(iconPaths))('the %s icon is valid path data', (_name, path) => {
  expect(path).toMatch(/^M[-\d.\sMLHVCSAZlhvcsaz]+$/);
});
