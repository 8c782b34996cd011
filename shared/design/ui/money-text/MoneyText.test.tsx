// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoneyText } from './MoneyText.tsx';

test('an amount never breaks across two lines', () => {
  render(<MoneyText text="A partir de R$ 2.160,50, por ano" />);
  expect(screen.getByText('R$ 2.160,50')).toHaveClass('whitespace-nowrap');
});

test('the text itself stays as written', () => {
  render(
    <h1>
      <MoneyText text="De R$ 120 por R$ 9" />
    </h1>,
  );
  expect(screen.getByRole('heading', { name: 'De R$ 120 por R$ 9' })).toBeInTheDocument();
  expect(screen.getAllByText(/^R\$/)).toHaveLength(2);
});
