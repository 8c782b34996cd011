const REPEATS_MS = [50, 200];
/** A finger that is down already would lose its tap: what it lies on would be gone when it lifts. */
const IN_USE = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the top now and again after 50 and 200 ms, unless the visitor scrolls or touches the
 * page meanwhile. Returns how to stop it.
 */
export function scrollToTop(): () => void {
  const jump = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  jump();
  const timers = REPEATS_MS.map((delay) => setTimeout(jump, delay));
  const stop = () => {
    timers.forEach(clearTimeout);
    for (const type of IN_USE) window.removeEventListener(type, stop);
  };
  for (const type of IN_USE) window.addEventListener(type, stop, { passive: true });
  return stop;
}
