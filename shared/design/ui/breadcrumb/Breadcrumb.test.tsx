// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageBreadcrumb } from './Breadcrumb.tsx';

test('the way back is a list of links, the current page is not one', () => {
  render(<PageBreadcrumb current="Auditório" />);
  const trail = screen.getByRole('navigation', { name: 'Você está em' });
  expect(within(trail).getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
  expect(within(trail).queryByRole('link', { name: 'Auditório' })).not.toBeInTheDocument();
  expect(within(trail).getByText('Auditório')).toHaveAttribute('aria-current', 'page');
});
