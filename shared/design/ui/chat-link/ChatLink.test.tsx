// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatLink } from './ChatLink.tsx';

test('the chat opens in a new tab with its prefilled message', () => {
  render(<ChatLink message="Olá" label="Fale no WhatsApp" />);
  const link = screen.getByRole('link', { name: 'Fale no WhatsApp' });
  expect(link).toHaveAccessibleDescription('abre em nova aba');
  expect(link).toHaveAttribute('href', 'https://wa.me/5562904127358?text=Ol%C3%A1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the chat button is green wherever it stands', () => {
  render(<ChatLink message="Olá" label="Fale" size="lg" block />);
  expect(screen.getByRole('link')).toHaveClass('button-chat', 'w-full');
});

test('a chat address of its own replaces the association’s', () => {
  render(<ChatLink message="Olá" label="Fale" whatsappUrl="https://wa.me/message/ABC" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/message/ABC');
});
