// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { content } from './content.ts';
import Page from './Page.tsx';

it('says what it is about', () => {
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeInTheDocument();
});
