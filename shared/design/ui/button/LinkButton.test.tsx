// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkButton } from './LinkButton.tsx';

test('a link that looks like a button is still a plain link', () => {
  render(<LinkButton href="/sobre">Sobre</LinkButton>);
  const link = screen.getByRole('link', { name: 'Sobre' });
  expect(link).toHaveAttribute('href', '/sobre');
  expect(link).not.toHaveAttribute('target');
});

test('a link that opens a new tab says so and gives nothing away to the other site', () => {
  render(
    <LinkButton href="https://mapa.example" newTab>
      Abrir mapa
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Abrir mapa' });
  expect(link).toHaveAccessibleDescription('abre em nova aba');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
