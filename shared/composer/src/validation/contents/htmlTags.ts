/** An element's opening tag in a document. */
export interface Tag {
  /** In small letters. */
  name: string;
  /** By name in small letters, as written: entities are not decoded. */
  attributes: ReadonlyMap<string, string>;
  /** As it stands in the document. */
  source: string;
  /** Where it begins, and where what follows it begins. */
  start: number;
  end: number;
  /** What stands in an element that holds text alone (script, style, title, textarea). */
  text: string;
}

/** Elements and attributes that are read of one document. */
const MAX_ELEMENTS = 200_000;

/** Elements whose content browsers read as text up to their end tag. */
const TEXT_ALONE = new Set(
  'script style title textarea xmp iframe noembed noframes plaintext'.split(' '),
);
const NAME = /[^\s/>]*/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const REST = /[^>]*>?/y;

/**
 * The opening tags of a document in order, as browsers read it: comments, end tags and text are
 * left out. It reads each character a few times at most, whatever is in the document.
 * @throws Error when there are too many, with their attributes.
 */
export function* tagsOf(html: string): Generator<Tag> {
  let at = html.indexOf('<');
  const count = { left: MAX_ELEMENTS };
  while (at >= 0) {
    if (html.startsWith('<!--', at)) at = after(html, /--!?>/g, at + 2);
    else if (/[a-z]/i.test(html[at + 1] ?? '')) {
      const tag = readTag(html, at, count);
      yield tag;
      at = tag.end + tag.text.length;
    } else at += 1;
    at = html.indexOf('<', at);
  }
}

function readTag(html: string, start: number, count: { left: number }): Tag {
  NAME.lastIndex = start + 1;
  const name = (NAME.exec(html)?.[0] ?? '').toLowerCase();
  let end = NAME.lastIndex;
  const attributes = new Map<string, string>();
  for (;;) {
    count.left -= 1;
    if (count.left < 0) throw new Error(`it has more than ${MAX_ELEMENTS} elements and attributes`);
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(html);
    if (!found) break;
    const [, key = '', double, single, plain] = found;
    // The first of a name counts.
    const small = key.toLowerCase();
    if (!attributes.has(small)) attributes.set(small, double ?? single ?? plain ?? '');
    end = ATTRIBUTE.lastIndex;
  }
  REST.lastIndex = end;
  end += REST.exec(html)?.[0].length ?? 0;
  const text = TEXT_ALONE.has(name) ? textFrom(html, end, name) : '';
  return { name, attributes, source: html.slice(start, end), start, end, text };
}

function textFrom(html: string, from: number, name: string): string {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  return html.slice(from, close.exec(html)?.index ?? html.length);
}

/** Where the first match from a place on ends; the end of the text where there is none. */
function after(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text) ? pattern.lastIndex : text.length;
}
