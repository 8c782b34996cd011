/** A part of a page that addresses can point to. */
export interface Section {
  id: string;
  /** Its first heading; empty where it has none. */
  heading: string;
  /** All that it says. */
  text: string;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};
const TAG = /<[^>]*>/g;
/** Legal pages count their parts: "3. Preços". */
const NUMBERING = /^\d+ ?\. ?/;
const HEADING = /<h[1-4]\b[^>]*>([\s\S]*?)<\/h[1-4]>/g;

/** What a reader sees of some HTML as React writes it: no tags, single spaces. */
export function textOf(html: string): string {
  return html
    .replace(TAG, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The headings of a page after its title, and its `<section>`s that have an id. */
export function sectionsOf(html: string): { headings: string[]; parts: Section[] } {
  const open: { id: string; from: number }[] = [];
  const parts: Section[] = [];
  for (const tag of html.matchAll(/<section\b([^>]*)>|<\/section>/g)) {
    if (tag[1] !== undefined) {
      open.push({ id: / id="([\w-]+)"/.exec(tag[1])?.[1] ?? '', from: tag.index });
      continue;
    }
    const { id, from } = open.pop() ?? { id: '', from: 0 };
    const part = html.slice(from, tag.index);
    if (id) parts.push({ id, heading: headingsOf(part)[0] ?? '', text: textOf(part) });
  }
  return { headings: headingsOf(html).slice(1), parts };
}

function headingsOf(html: string): string[] {
  return [...html.matchAll(HEADING)].map(([, inner = '']) => textOf(inner).replace(NUMBERING, ''));
}
