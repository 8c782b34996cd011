/** Calls back once the page shows content: a busy machine may paint the background before. */
export function onFirstContent(act: () => void): void {
  if (!('PerformanceObserver' in window)) return void requestAnimationFrame(() => setTimeout(act));
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Calls back once the page shows content and its largest picture is drawn. A task between the
 * picture's arrival and its frame would delay the frame: the start of the modules takes 37 ms on a phone.
 */
export function onFirstScreen(act: () => void): void {
  onFirstContent(() => onPicture((picture) => (picture ? afterFrame(picture, act) : act())));
}

/** Calls back once the page's largest picture has loaded; passes the picture only if it was still loading. */
export function onPicture(act: (picture?: HTMLImageElement) => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return void act();
  // Once: a turned screen may load the picture in another size.
  for (const type of ['load', 'error'])
    picture.addEventListener(type, () => act(picture), { once: true });
}

/** Calls back after the next frame: only then an observer reports, in a task of its own. */
function afterFrame(element: Element, act: () => void): void {
  if (!('IntersectionObserver' in window)) return void setTimeout(act);
  new IntersectionObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(element);
}
