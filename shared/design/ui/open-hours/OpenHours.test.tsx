// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { OpenHours } from './OpenHours.tsx';

const at = (time: string) => vi.setSystemTime(new Date(`${time}:00-03:00`));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));

test('the HTML has the opening hours, whatever the time', () => {
  expect(renderToString(<OpenHours />)).toMatch(
    /de segunda a sexta, das 9h às 12h e das 14h às 17h/,
  );
});

test('scripts say whether the office answers now, each minute and when the machine wakes', async () => {
  at('2026-11-18T16:59');
  render(<OpenHours />);
  expect(await screen.findByText(/Respondemos até as 17h/)).toHaveTextContent('Aberto agora');
  at('2026-11-18T17:00');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/Respondemos amanhã às 9h/)).toHaveTextContent('Fechado agora');
  at('2026-11-19T10:00');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText(/Respondemos até as 12h/)).toHaveTextContent('Aberto agora');
});
