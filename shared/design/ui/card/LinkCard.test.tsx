// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkCard } from './LinkCard.tsx';

test('the whole card is one link, named by its title alone', () => {
  render(
    <LinkCard href="/aluguel-auditorio" title="Auditório" icon="mic">
      Palco e som
    </LinkCard>,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Auditório');
  expect(links[0]).toHaveAttribute('href', '/aluguel-auditorio');
});
