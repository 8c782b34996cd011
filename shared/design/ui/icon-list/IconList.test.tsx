// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconList } from './IconList.tsx';

test('each reason is a list item with a heading', () => {
  render(
    <IconList
      items={[
        { icon: 'shield', title: 'Segurança', text: 'Contratos revistos.' },
        { icon: 'coins', title: 'Economia' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Segurança' })).toBeInTheDocument();
  expect(screen.getByText('Contratos revistos.')).toBeInTheDocument();
});
