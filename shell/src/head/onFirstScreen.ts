import { onFirstContent } from './onFirstContent.ts';

/**
 * Calls back once the page shows content and its largest picture is drawn: what is done as soon as
 * that has come would hold its frame up (37 ms of a phone's when the modules start there).
 */
export function onFirstScreen(act: () => void): void {
  onFirstContent(() => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture || picture.complete) return act();
    const afterFrame = () => requestAnimationFrame(() => setTimeout(act));
    for (const type of ['load', 'error']) picture.addEventListener(type, afterFrame);
  });
}
