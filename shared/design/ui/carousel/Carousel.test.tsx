// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { startSwiper } from './startSwiper.ts';

vi.mock('./startSwiper.ts');

const movement = { previous: vi.fn(), next: vi.fn(), show: vi.fn(), stop: vi.fn() };

beforeEach(() => {
  // It never comes near the screen by itself.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A row whose button is pressed before swiper is here; gives the button. */
async function pressEarly(): Promise<HTMLElement> {
  const texts = { label: 'Apoiadores', previous: 'Anterior', next: 'Próxima' };
  const slides = ['Padaria', 'Hotel'].map((name) => ({ name, content: <p>{name}</p> }));
  render(<Carousel view="several" {...{ texts, slides }} />);
  const next = screen.getByRole('button', { name: 'Próxima' });
  fireEvent.click(next);
  await act(() => vi.dynamicImportSettled());
  return next;
}

test('a button of a row that is pressed early fetches swiper and then does its work', async () => {
  vi.mocked(startSwiper).mockReturnValue(movement);
  await pressEarly();
  expect(movement.next).toHaveBeenCalledOnce();
});

test('if swiper cannot be had the buttons go and the slides stay', async () => {
  vi.mocked(startSwiper).mockImplementation(() => {
    throw new Error('It never arrived.');
  });
  const next = await pressEarly();
  expect(next.parentElement).toHaveClass('invisible');
  expect(screen.getByText('Hotel')).toBeInTheDocument();
});
