import { type CssNode, type CssNodePlain, fork, tokenTypes, toPlainObject } from 'css-tree';

const { LeftCurlyBracket, RightCurlyBracket, Semicolon, WhiteSpace, Comment, AtKeyword } =
  tokenTypes;

const DASH = '-'.charCodeAt(0);

const CLOSING = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
]);

interface Parsing {
  eof: boolean;
  tokenType: number;
  tokenStart: number;
  lookupType(offset: number): number;
  charCodeAt(offset: number): number;
  next(): void;
  eat(type: number): void;
  createList(): { push(node: CssNode): void };
  Atrule(isInRule: boolean): CssNode;
  Rule(): CssNode;
  Declaration(): CssNode;
}

/** Whether a block comes before the end of what would be a declaration. The value of `--x` may be one. */
function leadsToBlock(parsing: Parsing): boolean {
  const { tokenStart } = parsing;
  if (parsing.charCodeAt(tokenStart) === DASH && parsing.charCodeAt(tokenStart + 1) === DASH)
    return false;
  const open: number[] = [];
  for (let at = 0; ; at += 1) {
    const type = parsing.lookupType(at);
    const closing = CLOSING.get(type);
    if (type === 0) return false;
    if (type === open.at(-1)) open.pop();
    else if (closing !== undefined) open.push(closing);
    else if (open.length > 0) continue;
    else if (type === LeftCurlyBracket) return true;
    else if (type === Semicolon || type === RightCurlyBracket) return false;
  }
}

const { parse } = fork({
  node: {
    Block: {
      /** What stands in a rule, a rule or a declaration: css-tree itself takes for rules what begins with `&` alone. */
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
