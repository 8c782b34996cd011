// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

test('questions are closed headings; the browser keeps one open of each group', () => {
  const items = [
    { question: 'O que é A1?', answer: 'Um arquivo.' },
    { question: 'O que é A3?', answer: 'Um token.' },
  ];
  render(
    <>
      <Accordion items={items} />
      <Accordion items={items} />
    </>,
  );
  expect(screen.getAllByRole('heading', { level: 3, name: 'O que é A1?' })).toHaveLength(2);
  const groups = screen.getAllByRole('group');
  for (const group of groups) expect(group).not.toHaveAttribute('open');
  const [first, second, other] = groups.map((group) => group.getAttribute('name'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});
