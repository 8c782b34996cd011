/** Whether the visitor can see an element's middle. */
export function isOnScreen(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return !document.hidden && middle > 0 && middle < window.innerHeight;
}
