// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Container } from './Container.tsx';

test('content for reading is held to a comfortable line', () => {
  render(<Container width="text">Texto</Container>);
  expect(screen.getByText('Texto')).toHaveClass('max-w-text');
});

test('content is as wide as the page unless told otherwise', () => {
  render(<Container>Texto</Container>);
  expect(screen.getByText('Texto')).toHaveClass('max-w-page');
});
