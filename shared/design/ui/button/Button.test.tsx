// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button does its work when clicked', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Limpar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button never sends a form by accident', () => {
  render(<Button>Limpar</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a button can send a form when asked to', () => {
  render(<Button type="submit">Enviar</Button>);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('type', 'submit');
});

test('icons add nothing to the name of a button', () => {
  render(
    <Button icon="search" iconEnd="arrow-right">
      Buscar
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeInTheDocument();
});

test('every variant is large enough for a thumb', () => {
  for (const variant of ['primary', 'secondary', 'quiet', 'chat'] as const) {
    const { unmount } = render(<Button variant={variant}>Toque</Button>);
    expect(screen.getByRole('button')).toHaveClass('button');
    unmount();
  }
  const styles = readFileSync(join(import.meta.dirname, '../../styles/buttons.css'), 'utf8');
  expect(/@utility button \{[^}]*\}/.exec(styles)?.[0]).toContain('min-h-touch');
});
