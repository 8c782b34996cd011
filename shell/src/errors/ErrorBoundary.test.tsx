// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Broken = () => {
  throw new Error('quebrada');
};

test("'Recarregar Página' loads a page that failed anew", async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const page = (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  );
  render(page, { onCaughtError: () => {} });
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar Página' }));
  expect(reload).toHaveBeenCalledOnce();
});
