// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

test('steps come in order', () => {
  render(<Steps items={[{ title: 'Escolha', text: 'Um plano.' }, { title: 'Use' }]} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Escolha');
  expect(steps[1]).toHaveTextContent('Use');
  expect(screen.getByRole('heading', { level: 3, name: 'Escolha' })).toBeInTheDocument();
});
