import Swiper from 'swiper';

/** How long a slide takes to move in. */
const SLIDE_MOVES_MS = 180;

/** A strip that swiper has taken over. */
export type Movement = ReturnType<typeof startSwiper>;

/** Takes over a strip where it stands. The timer is ours: swiper's asks for a callback on every frame. */
export function startSwiper(viewport: HTMLElement, onIndex: (index: number) => void) {
  const initialSlide = Math.round(viewport.scrollLeft / viewport.clientWidth) || 0;
  viewport.dataset.ready = '';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    initialSlide,
    loop: true,
    // With a mouse, dragging selects text; the buttons move the slides.
    simulateTouch: false,
    // Three presses of a key move three slides, however fast.
    loopPreventsSliding: false,
    speed: SLIDE_MOVES_MS,
    // Swiper's own handler undoes a press just after the takeover (one of six walks in WebKit).
    updateOnWindowResize: false,
  });
  swiper.on('resize', () => swiper.update());
  onIndex(swiper.realIndex);
  swiper.on('realIndexChange', ({ realIndex }) => onIndex(realIndex));
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    /** `index` counts from 0. */
    show: (index: number) => swiper.slideToLoop(index),
    /** Gives the strip back as it was: scrolled by hand, in its first order. */
    stop() {
      delete viewport.dataset.ready;
      swiper.destroy();
    },
  };
}
