const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text for use in XML and HTML. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => ENTITIES[sign] ?? sign);
}
