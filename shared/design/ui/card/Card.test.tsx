// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';

test('a card has a title, content and actions', () => {
  render(
    <Card title="Capacidade" icon="users" footer={<a href="/x">Detalhes</a>}>
      Até 100 pessoas
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Capacidade' })).toBeInTheDocument();
  expect(screen.getByText('Até 100 pessoas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Detalhes' })).toBeInTheDocument();
});

test('a card that stands alone is an article', () => {
  render(
    <Card as="article" title="Vaga">
      Auxiliar
    </Card>,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Auxiliar');
});

test('a card can do without a title', () => {
  render(<Card tone="plain">Só texto</Card>);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
