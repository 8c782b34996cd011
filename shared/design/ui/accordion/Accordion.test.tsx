// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { question: 'O que é A1?', answer: 'Um arquivo.' },
  { question: 'O que é A3?', answer: 'Um token.' },
];

test('questions are headings, so that readers can jump between them', () => {
  render(<Accordion items={items} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual([
    'O que é A1?',
    'O que é A3?',
  ]);
});

test('all questions start closed', () => {
  render(<Accordion items={items} />);
  for (const group of screen.getAllByRole('group')) expect(group).not.toHaveAttribute('open');
});

test('the browser is told to keep only one answer open', () => {
  render(<Accordion items={items} />);
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[0]).toBe(names[1]);
});

test('two accordions on a page do not close each other', () => {
  render(
    <>
      <Accordion items={items.slice(0, 1)} />
      <Accordion items={items.slice(1)} />
    </>,
  );
  const [first, second] = screen.getAllByRole('group');
  expect(first?.getAttribute('name')).not.toBe(second?.getAttribute('name'));
});
