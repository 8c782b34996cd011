const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text for use between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"]/g, (char) => ENTITIES[char] ?? char);
}

/** Writes attributes; `true` writes the name alone, `undefined` nothing. */
export function attributes(values: Record<string, string | true | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`))
    .join(' ');
}
