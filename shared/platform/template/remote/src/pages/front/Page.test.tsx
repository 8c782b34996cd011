// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import Page from './Page.tsx';

test('says what it is about', () => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeInTheDocument();
});
