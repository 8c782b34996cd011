// @vitest-environment jsdom
import '../testing/setup.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatLink } from './ChatLink.tsx';

test('the chat opens in a new tab with its prefilled message', () => {
  const href = 'https://chat.example/5562900000000?text=Ol%C3%A1';
  render(<ChatLink href={href} label="Fale no WhatsApp" />);
  const link = screen.getByRole('link', { name: 'Fale no WhatsApp (abre em nova aba)' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the chat button is green wherever it stands', () => {
  render(<ChatLink href="https://chat.example" label="Fale" size="lg" block />);
  expect(screen.getByRole('link')).toHaveClass('bg-chat', 'text-sobre-chat', 'w-full');
});
