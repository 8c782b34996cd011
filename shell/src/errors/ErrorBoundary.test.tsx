// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAIN_ID } from '../browser/marks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('quebrada');
  return <p>Conteúdo da página</p>;
}

const show = () =>
  render(
    <main id={MAIN_ID} tabIndex={-1}>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </main>,
    { onCaughtError: () => {} },
  );

beforeEach(() => {
  isBroken = true;
});

test('says that something went wrong and that the team was notified', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain(
    'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  );
});

test("'Tentar Novamente' renders the page again and moves the focus to it", async () => {
  show();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(screen.getByText('Conteúdo da página')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('when it fails again, the fallback stays and the focus is not lost', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test("'Recarregar Página' reloads", async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar Página' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
