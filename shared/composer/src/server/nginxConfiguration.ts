/** A directive of nginx's configuration: its words, and what stands in its braces. */
export interface Directive {
  name: string;
  words: string[];
  block: Directive[];
}

const COMMENT_OR_WORD = /#.*|"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|[;{}]|[^\s;{}"'][^\s;]*/g;

/** Reads nginx's configuration as far as the start server has use for it. */
export function parseConfiguration(text: string): Directive[] {
  const root: Directive[] = [];
  const open = [root];
  let words: string[] = [];
  for (const [token, double, single] of text.matchAll(COMMENT_OR_WORD)) {
    if (token.startsWith('#')) continue;
    if (token === '}') open.pop();
    else if (token === ';' || token === '{') {
      const [name = '', ...rest] = words;
      const directive: Directive = { name, words: rest, block: [] };
      open.at(-1)?.push(directive);
      if (token === '{') open.push(directive.block);
      words = [];
    } else words.push(double?.replaceAll('\\n', '\n') ?? single ?? token);
  }
  return root;
}

/** The value of a variable of one request; empty where there is none of the name. */
export type Variables = (name: string) => string;

/** Replaces the variables in a word: `$uri`, and `${SITE}` that the start script fills in at the edge. */
export function expand(word: string, variables: Variables): string {
  return word.replace(/\$\{?(\w+)\}?/g, (_, name) => variables(name));
}

/**
 * The variables of a request: those given, and those that `map` makes of them. A map is looked up
 * each time: `$status` is known last.
 */
export function variablesOf(
  configuration: readonly Directive[],
  given: Readonly<Record<string, string>>,
): Variables {
  const maps = new Map(
    configuration
      .filter(({ name }) => name === 'map')
      .map(({ words: [from = '', to = ''], block }) => [to.slice(1), { from, block }]),
  );
  const captured: Record<string, string> = {};
  const variables: Variables = (name) => {
    const map = maps.get(name);
    if (!map) return given[name] ?? captured[name] ?? '';
    const from = expand(map.from, variables);
    const row =
      map.block.find((one) => one.name.toLowerCase() === from.toLowerCase()) ??
      map.block.find((one) => matches(one.name, from, captured)) ??
      map.block.find((one) => one.name === 'default');
    return expand(row?.words[0] ?? '', variables);
  };
  return variables;
}

/** Whether a text matches `~pattern` or `~*pattern`; notes what its named groups are. */
function matches(word: string, text: string, captured: Record<string, string>): boolean {
  const [, ignoresCase, pattern] = /^~(\*?)([\s\S]*)$/.exec(word) ?? [];
  if (pattern === undefined) return false;
  const found = new RegExp(pattern, ignoresCase ? 'i' : '').exec(text);
  Object.assign(captured, found?.groups);
  return found !== null;
}
