import { Parser } from 'htmlparser2';

/** An element's opening tag in a document. */
export interface Tag {
  /** In small letters. */
  name: string;
  /** By name in small letters, without entities; the first of a name counts. */
  attributes: ReadonlyMap<string, string>;
  /** As it stands in the document. */
  source: string;
  /** Where what follows it begins. */
  end: number;
}

/** Elements and attributes that are read of one document. */
const MAX_ELEMENTS = 200_000;

/**
 * Calls `onTag` for the opening tags of a document in order, as browsers read it; none is kept.
 * @throws Error when there are too many, with their attributes.
 */
export function readTags(html: string, onTag: (tag: Tag) => void): void {
  let left = MAX_ELEMENTS;
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error(`it has more than ${MAX_ELEMENTS} elements and attributes`);
  };
  const parser = new Parser({
    onattribute: count,
    onopentag(name, own, isImplied) {
      count();
      if (isImplied) return;
      const attributes = new Map(Object.entries(own));
      const end = parser.endIndex + 1;
      onTag({ name, attributes, source: html.slice(parser.startIndex, end), end });
    },
  });
  parser.end(html);
}

/** The opening tags of a document, all at once: 60 MB for as many as are read. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  readTags(html, (tag) => tags.push(tag));
  return tags;
}
