// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('a text that changes shows also where a browser has translated the former one', () => {
  const { rerender } = render(<Button>Um</Button>);
  // As Chrome does it: its own element stands in the place of React's text.
  const button = screen.getByRole('button');
  button.innerHTML = '<font>One</font>';
  rerender(<Button>Dois</Button>);
  expect(button).toHaveTextContent(/^Dois$/);
});
