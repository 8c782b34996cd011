/** Whether the browser loads a page in the place of this one, which on a slow line stays for seconds. */
export let isLeaving = false;

/** The browser loads an address, or this page anew: assigned, an address with a hash would only scroll. */
export function leaveFor(address = window.location.href): void {
  isLeaving = true;
  // The way back may bring this page as it was.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
