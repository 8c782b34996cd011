// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceCard } from './PriceCard.tsx';

test('an offer shows its name, price and period', () => {
  render(<PriceCard name="Anual" price="R$ 100" period="por mês" />);
  const offer = screen.getByRole('article');
  expect(within(offer).getByRole('heading', { name: 'Anual' })).toBeInTheDocument();
  expect(within(offer).getByText('R$ 100')).toBeInTheDocument();
  expect(within(offer).getByText('por mês')).toBeInTheDocument();
});

test('further amounts are read with what they mean', () => {
  render(
    <PriceCard
      name="e-CNPJ A3"
      price="R$ 290,00"
      lines={[{ label: 'Renovação', value: 'R$ 250' }]}
      features={['Token incluso']}
    />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Renovação');
  expect(screen.getByRole('definition')).toHaveTextContent('R$ 250');
  expect(screen.getByRole('listitem')).toHaveTextContent('Token incluso');
});

test('the recommended offer has a badge and an action', () => {
  render(
    <PriceCard
      name="Bienal"
      price="R$ 90"
      badge="Mais popular"
      highlighted
      action={<a href="/x">Contratar</a>}
    />,
  );
  expect(screen.getByText('Mais popular')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contratar' })).toBeInTheDocument();
});
