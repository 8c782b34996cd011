// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonTable } from './ComparisonTable.tsx';

const table = (
  <ComparisonTable
    caption="Comparação dos planos"
    rowHeading="Condição"
    columns={[{ label: 'Bienal', badge: 'Mais popular', highlighted: true }, { label: 'Mensal' }]}
    rows={[
      { label: 'Por mês', cells: ['R$ 90', 'R$ 120'] },
      { label: 'Fidelidade', cells: [true, false] },
      { label: 'Total', cells: ['R$ 2.160'] },
    ]}
  />
);

test('the table is named by what it compares', () => {
  render(table);
  expect(screen.getByRole('table', { name: 'Comparação dos planos' })).toBeInTheDocument();
});

test('every cell belongs to a row and a column', () => {
  render(table);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: 'Por mês' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'R$ 90' })).toBeInTheDocument();
});

test('signs are read as yes and no, and a missing cell as no', () => {
  render(table);
  expect(screen.getAllByRole('cell', { name: 'Sim' })).toHaveLength(1);
  expect(screen.getAllByRole('cell', { name: 'Não' })).toHaveLength(2);
});

test('a table too wide for the screen scrolls by keyboard too', () => {
  render(table);
  const region = screen.getByRole('region', { name: 'Comparação dos planos' });
  expect(region).toHaveAttribute('tabindex', '0');
});
