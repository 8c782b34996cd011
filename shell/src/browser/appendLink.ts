/** Appends a link to the head of the document. */
export function appendLink(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const tag = document.createElement('link');
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
  return tag;
}
