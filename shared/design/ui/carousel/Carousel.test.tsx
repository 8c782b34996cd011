// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { startSwiper } from './startSwiper.ts';

vi.mock('./startSwiper.ts');

const next = () => screen.getByRole('button', { name: 'Próxima' });
/** Brings the strip near the screen, as scrolling does. */
let approach = () => {};

test('swiper is fetched when it is near; if it cannot be had, the buttons scroll the slides', async () => {
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
  const texts = { label: 'Fotos', previous: 'Anterior', next: 'Próxima' };
  const slides = ['Padaria', 'Hotel'].map((name) => ({ name, content: <p>{name}</p> }));
  render(<Carousel {...{ texts, slides }} />);
  vi.mocked(startSwiper).mockImplementation(() => {
    throw new Error('It never arrived.');
  });
  await act(() => vi.dynamicImportSettled());
  expect(startSwiper).not.toHaveBeenCalled();
  approach();
  await act(() => vi.dynamicImportSettled());
  expect(startSwiper).toHaveBeenCalledOnce();
  const strip = screen.getByRole('group', { name: 'Fotos' });
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 600 } });
  strip.scrollTo = vi.fn(({ left }) => {
    strip.scrollLeft = left;
  }) as typeof strip.scrollTo;
  fireEvent.click(next());
  expect(strip.scrollLeft).toBe(300);
  fireEvent.click(next());
  expect(strip.scrollLeft, 'at the end it begins anew').toBe(0);
});
