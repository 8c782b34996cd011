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

/** One for all elements without any: 200,000 of them are read in 64 MB. */
const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The opening tags of a document in order, as browsers read it.
 * @throws Error when there are too many, with their attributes.
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let left = MAX_ELEMENTS;
  const parser = new Parser({
    onattribute: () => count(),
    onopentag(name, own, isImplied) {
      count();
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const values = Object.entries(own);
      const attributes = values.length > 0 ? new Map(values) : NONE;
      if (!isImplied) tags.push({ name, attributes, source: html.slice(start, end), end });
    },
  });
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error(`it has more than ${MAX_ELEMENTS} elements and attributes`);
  };
  parser.end(html);
  return tags;
}
