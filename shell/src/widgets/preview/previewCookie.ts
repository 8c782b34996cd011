/** A release of one remote that the edge sends this browser in place of the active one. */
export interface Preview {
  remote: string;
  /** The build; where pages depend on data, also the revision of the data: `4f0c9a12.r3`. */
  release: string;
}

/** How a preview is named, also as the `pattern` of a field. */
export const NAME = /^(mf(?:-[a-z0-9]+)+)\.([0-9a-f]+(?:\.[0-9a-z]+)?)$/;
const COOKIE = /(?:^|; )preview=([^;]*)/;

/** The preview that the cookie names; nothing for nearly every visitor. */
export function requestedPreview(): Preview | undefined {
  const [, name = ''] = COOKIE.exec(document.cookie) ?? [];
  const [, remote, release] = NAME.exec(name) ?? [];
  return remote && release ? { remote, release } : undefined;
}

/** Where the address is a link to a preview (`?preview=mf-rentals.4f0c9a12`), opens that preview. */
export function followPreviewLink(): void {
  const address = new URL(window.location.href);
  const name = address.searchParams.get('preview') ?? '';
  if (!NAME.test(name)) return;
  setCookie(`${name}; samesite=lax`);
  // Where the browser keeps no cookie, the page without the parameter would be no preview either.
  if (!requestedPreview()) return;
  address.searchParams.delete('preview');
  window.location.replace(address);
}

/** The edge sends the published site again, from the next page on. */
export function leavePreview(): void {
  setCookie('; max-age=0');
}

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `preview=${value}; path=/`;
}
