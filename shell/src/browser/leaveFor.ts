/** Whether the browser loads a page in the place of this one, which on a slow line stays for seconds. */
export let isLeaving = false;

/** Loads an address. The address of this page is reloaded: `assign` would only scroll where it has a hash. */
export function leaveFor(address = window.location.href): void {
  isLeaving = true;
  // Back may restore this page with the value of this variable.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
