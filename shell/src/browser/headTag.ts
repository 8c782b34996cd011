/** Appends a tag to the head of the document. */
export function appendToHead<Name extends 'link' | 'meta'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
  return tag;
}

/** Resolves once a stylesheet is here; where it does not come it is removed, and this rejects. */
export function stylesheetLoaded(style: HTMLLinkElement | HTMLStyleElement, address: string) {
  return new Promise((resolve, reject) => {
    style.addEventListener('load', resolve);
    style.addEventListener('error', () => {
      style.remove();
      reject(new Error(`The stylesheet ${address} could not be loaded.`));
    });
  });
}
