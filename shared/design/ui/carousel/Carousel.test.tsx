// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { startSwiper } from './startSwiper.ts';

vi.mock('./startSwiper.ts');

const movement = { previous: vi.fn(), next: vi.fn(), show: vi.fn(), stop: vi.fn() };

const settle = () => act(() => vi.dynamicImportSettled());
/** Brings the row near the screen, as scrolling does. */
let approach = () => {};

beforeEach(() => {
  vi.mocked(startSwiper).mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        approach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const texts = { label: 'Apoiadores', previous: 'Anterior', next: 'Próxima' };
  const slides = ['Padaria', 'Hotel'].map((name) => ({ name, content: <p>{name}</p> }));
  render(<Carousel view="several" {...{ texts, slides }} />);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a button of the row before swiper is here; gives the button. */
async function pressEarly(): Promise<HTMLElement> {
  const next = screen.getByRole('button', { name: 'Próxima' });
  fireEvent.click(next);
  await settle();
  return next;
}

test('swiper is fetched only when the carousel comes near the screen', async () => {
  vi.mocked(startSwiper).mockReturnValue(movement);
  await settle();
  expect(startSwiper).not.toHaveBeenCalled();
  approach();
  await settle();
  expect(startSwiper).toHaveBeenCalledOnce();
});

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
