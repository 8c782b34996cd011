import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, type Token } from 'parse5';

type Tree = DefaultTreeAdapterTypes.Document;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A document as browsers read it, with scripts on. */
export interface Html {
  source: string;
  document: Tree;
  /** The first end tag that ends no element: inside the shell's frame it may end one of the shell's. */
  stray: string | undefined;
}

/** Nodes and attributes of one document: 100,000 are 90 MB while it is read. */
const MAX_NODES = 100_000;
/** Elements in elements. Chromium nests 512; a parser looks through all of them for many tags. */
const MAX_DEPTH = 500;

class Reader extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  stray: string | undefined;

  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop > MAX_DEPTH)
      throw new Error(`it has more than ${MAX_DEPTH} elements in one another`);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const depth = this.openElements.stackTop;
    super.onEndTag(token);
    const isOfDocument = ['body', 'html'].includes(token.tagName);
    if (this.openElements.stackTop >= depth && !isOfDocument) this.stray ??= `</${token.tagName}>`;
  }
}

/** Reads a document as browsers do. @throws Error where it has too many nodes, or too deep ones. */
export function readHtml(source: string): Html {
  let left = MAX_NODES;
  const count = (nodes: number) => {
    left -= nodes;
    if (left < 0) throw new Error(`it has more than ${MAX_NODES} elements and attributes`);
  };
  const { createElement, createCommentNode, setNodeSourceCodeLocation } = defaultTreeAdapter;
  const reader = new Reader({
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      // Also those that the standard makes without a tag.
      createElement(name, namespace, attributes) {
        count(1 + attributes.length);
        return createElement(name, namespace, attributes);
      },
      createCommentNode(data) {
        count(1);
        return createCommentNode(data);
      },
      // The place of a text is not needed: each of its words would cost two objects, half the time of a long text.
      setNodeSourceCodeLocation(node, location) {
        if ('tagName' in node) setNodeSourceCodeLocation(node, location);
      },
    },
  });
  reader.tokenizer.write(source, true);
  return { source, document: reader.document, stray: reader.stray };
}

export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Its start tag as it is written, and where; empty where the standard adds the element. */
  source: string;
  start: number;
  element: HtmlElement;
}

export const tagsOf = (source: string): Tag[] => elementsOf(readHtml(source));

/** All elements of a document in order, those of templates too. */
export function elementsOf(html: Html): Tag[] {
  const tags: Tag[] = [];
  const waiting: HtmlNode[] = [...html.document.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    tags.push(tagOf(html, node));
    const inner = 'content' in node ? node.content.childNodes : [];
    waiting.push(...[...node.childNodes].reverse(), ...[...inner].reverse());
  }
  return tags;
}

function tagOf({ source }: Html, element: HtmlElement): Tag {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation?.startTag ?? {};
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const tag = source.slice(startOffset, endOffset);
  return { name: element.tagName, attributes, source: tag, start: startOffset, element };
}
