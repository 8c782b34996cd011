// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';

test('a card has a title and a text, and may be an item of a list', () => {
  render(
    <ul>
      <Card as="li" title="Capacidade" icon="users">
        Até 100 pessoas
      </Card>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Até 100 pessoas');
  expect(screen.getByRole('heading', { level: 3, name: 'Capacidade' })).toBeInTheDocument();
});
