// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { startSwiper } from './startSwiper.ts';

vi.mock('./startSwiper.ts');

const movement = { previous: vi.fn(), next: vi.fn(), show: vi.fn(), stop: vi.fn() };

const settle = () => act(() => vi.dynamicImportSettled());
const next = () => screen.getByRole('button', { name: 'Próxima' });
/** Brings the strip near the screen, as scrolling does. */
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
  const texts = { label: 'Fotos', previous: 'Anterior', next: 'Próxima' };
  const slides = ['Padaria', 'Hotel'].map((name) => ({ name, content: <p>{name}</p> }));
  render(<Carousel {...{ texts, slides }} />);
});

test('swiper is fetched only when the carousel comes near the screen; then its buttons move it', async () => {
  vi.mocked(startSwiper).mockReturnValue(movement);
  await settle();
  expect(startSwiper).not.toHaveBeenCalled();
  approach();
  await settle();
  expect(startSwiper).toHaveBeenCalledOnce();
  expect(next(), 'the shell shows it as a tooltip').toHaveAttribute('data-tooltip', 'Próxima');
  fireEvent.click(next());
  expect(movement.next).toHaveBeenCalledOnce();
});

test('if swiper cannot be had, the buttons scroll the slides', async () => {
  vi.mocked(startSwiper).mockImplementation(() => {
    throw new Error('It never arrived.');
  });
  approach();
  await settle();
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
