import { type CssNode, type CssNodePlain, fork, tokenTypes, toPlainObject } from 'css-tree';

const { LeftCurlyBracket, RightCurlyBracket, Semicolon, WhiteSpace, Comment, AtKeyword } =
  tokenTypes;

/** What css-tree's parsers have; its types leave it out. */
interface Parsing {
  eof: boolean;
  tokenIndex: number;
  tokenType: number;
  tokenStart: number;
  /** Of a token that opens a block or a function, the one that closes it. */
  balance: Readonly<Record<number, number>>;
  isBlockOpenerTokenType(type: number): boolean;
  getTokenType(index: number): number;
  cmpStr(start: number, end: number, text: string): boolean;
  next(): void;
  eat(type: number): void;
  createList(): { push(node: CssNode): void };
  Atrule(isInRule: boolean): CssNode;
  Rule(): CssNode;
  Declaration(): CssNode;
}

/** Whether a block comes before the end of what would be a declaration. The value of `--x` may be one. */
function leadsToBlock(parsing: Parsing): boolean {
  const { tokenIndex, tokenStart, balance } = parsing;
  if (parsing.cmpStr(tokenStart, tokenStart + 2, '--')) return false;
  for (let at = tokenIndex; ; at += 1) {
    const type = parsing.getTokenType(at);
    if (type === LeftCurlyBracket) return true;
    if (type === 0 || type === Semicolon || type === RightCurlyBracket) return false;
    if (parsing.isBlockOpenerTokenType(type)) at = balance[at] ?? at;
  }
}

const { parse } = fork({
  node: {
    Block: {
      /** Parses rules and declarations inside a rule: css-tree itself reads only what begins with `&` as a rule. */
      parse(this: Parsing, isInRule: boolean) {
        const children = this.createList();
        this.eat(LeftCurlyBracket);
        while (!this.eof && this.tokenType !== RightCurlyBracket) {
          if ([WhiteSpace, Comment, Semicolon].includes(this.tokenType)) this.next();
          else if (this.tokenType === AtKeyword) children.push(this.Atrule(isInRule));
          else if (!isInRule || leadsToBlock(this)) children.push(this.Rule());
          else children.push(this.Declaration());
        }
        if (!this.eof) this.eat(RightCurlyBracket);
        return { type: 'Block', loc: null, children };
      },
    },
  },
});

/**
 * Reads a stylesheet by the tokens of CSS Syntax 3, with rules in rules; values stay texts.
 * @throws Error at the first thing that it does not understand: browsers would read on, each in its own way.
 */
export function readCss(css: string): CssNodePlain {
  const problems: Error[] = [];
  const sheet = parse(css, {
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: (error) => void problems.push(error),
  });
  const [first] = problems;
  if (first) throw first;
  return toPlainObject(sheet);
}
