// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { startSwiper } from './startSwiper.ts';

vi.mock('./startSwiper.ts');

const movement = { previous: vi.fn(), next: vi.fn(), show: vi.fn(), stop: vi.fn() };
/** Tells the carousel which slide is in view, as swiper does. */
let turnTo: (index: number) => void = () => {};
/** Brings it near the screen, as scrolling does. */
let approach: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(startSwiper).mockImplementation((_viewport, _view, onIndex) => {
    turnTo = onIndex;
    return movement;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const props: CarouselProps = {
  texts: {
    label: 'Fotos',
    previous: 'Anterior',
    next: 'Próxima',
    note: 'Ilustração',
    count: '3 fotos',
  },
  slides: ['Palco', 'Plateia', 'Entrada'].map((title, place) => ({
    name: `${place + 1} de 3`,
    description: title,
    content: <p>{title}</p>,
  })),
};
const autoplay = { pause: 'Pausar', play: 'Iniciar' };

async function renderReady(more: Partial<CarouselProps> = {}) {
  const view = render(<Carousel {...props} {...more} />);
  approach();
  await act(() => vi.dynamicImportSettled());
  return view;
}
const button = (name: string) => screen.getByRole('button', { name });

test('all slides, the note and their count are in the page without script', () => {
  const html = renderToString(<Carousel {...props} />);
  for (const text of ['Palco', 'Plateia', 'Entrada', 'Ilustração', '3 fotos'])
    expect(html).toContain(text);
});

test('swiper is fetched only when the carousel comes near the screen', async () => {
  render(<Carousel {...props} />);
  await act(() => vi.dynamicImportSettled());
  expect(startSwiper).not.toHaveBeenCalled();
  approach();
  await act(() => vi.dynamicImportSettled());
  expect(startSwiper).toHaveBeenCalledOnce();
});

test('a button of a row that is pressed early fetches swiper and then does its work', async () => {
  render(<Carousel {...props} view="several" />);
  fireEvent.click(button('Próxima'));
  await act(() => vi.dynamicImportSettled());
  expect(movement.next).toHaveBeenCalledOnce();
});

test('if swiper cannot be had the buttons go and the slides stay', async () => {
  vi.mocked(startSwiper).mockImplementation(() => {
    throw new Error('It never arrived.');
  });
  await renderReady({ view: 'several' });
  expect(button('Próxima').parentElement).toHaveClass('invisible');
  expect(screen.getByText('Entrada')).toBeInTheDocument();
});

test('buttons, dots and arrow keys move the slides', async () => {
  await renderReady({ indicator: 'dots' });
  fireEvent.click(button('Anterior'));
  button('Anterior').focus();
  fireEvent.keyDown(button('Anterior'), { key: 'ArrowLeft' });
  expect(movement.previous).toHaveBeenCalledTimes(2);
  fireEvent.click(button('3 de 3'));
  expect(movement.show).toHaveBeenCalledWith(2);
  act(() => turnTo(2));
  expect(button('3 de 3')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('3 de 3: Entrada')).toBeInTheDocument();
});

test('it moves on every four seconds only where it is asked to, until the visitor touches it', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9, 9, 9));
  const { unmount } = await renderReady();
  vi.advanceTimersByTime(20_000);
  expect(movement.next).not.toHaveBeenCalled();
  unmount();
  expect(movement.stop).toHaveBeenCalledOnce();
  await renderReady({ autoplay });
  vi.advanceTimersByTime(3999);
  expect(movement.next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4001);
  expect(movement.next).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(screen.getByText('Palco'));
  vi.advanceTimersByTime(20_000);
  expect(movement.next).toHaveBeenCalledTimes(2);
  expect(button('Iniciar')).toBeInTheDocument();
});
