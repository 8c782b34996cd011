// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test('an error is read out at once', () => {
  render(
    <Alert tone="error" title="Falhou">
      Sem conexão
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('FalhouSem conexão');
});

test('news and success wait for a pause', () => {
  render(<Alert tone="success">Dados registrados</Alert>);
  expect(screen.getByRole('status')).toHaveTextContent('Dados registrados');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an alert can offer a way out', () => {
  render(
    <Alert tone="error" action={<button type="button">Tentar Novamente</button>}>
      Sem conexão
    </Alert>,
  );
  expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
});
