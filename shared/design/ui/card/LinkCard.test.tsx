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

test('a card that leads elsewhere says that a new tab opens', () => {
  render(<LinkCard href="https://fora.example" title="Procon" newTab />);
  const link = screen.getByRole('link', { name: 'Procon' });
  expect(link).toHaveAccessibleDescription('abre em nova aba');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a card shows its picture', () => {
  render(<LinkCard href="/x" title="Sala" picture={<img src="/sala.webp" alt="Sala" />} />);
  expect(screen.getByRole('img', { name: 'Sala' })).toBeInTheDocument();
});
