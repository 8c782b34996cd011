import Swiper from 'swiper';

/** How long a slide takes to move in, in milliseconds. */
const SPEED = 180;

/**
 * Takes over a strip of slides where it stands: same elements, same size, same picture in view.
 * No module is needed: buttons, keys and the timer are ours, because swiper's timer asks for a
 * callback on every frame for as long as the page is open.
 * @param onIndex hears the slide in view, counted from 0, whenever it changes
 */
export function startSwiper(viewport: HTMLElement, onIndex: (index: number) => void): Swiper {
  const initialSlide = Math.round(viewport.scrollLeft / viewport.clientWidth) || 0;
  viewport.dataset.ready = '';
  viewport.scrollLeft = 0;
  onIndex(initialSlide);
  // Without motion no transition ever ends, and swiper waits for that unless speed is 0.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Swiper(viewport, {
    initialSlide,
    loop: true,
    // Who presses a key three times means three photographs on, however fast.
    loopPreventsSliding: false,
    speed: isStill ? 0 : SPEED,
    on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
  });
}

/** Gives the strip back as it was: scrolled by hand, in its first order. */
export function stopSwiper(swiper: Swiper): void {
  delete swiper.el.dataset.ready;
  swiper.destroy();
}
