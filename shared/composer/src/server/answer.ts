import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Directive, expand, type Variables } from './nginxConfiguration.ts';

/** A file of the site's folder, a text, another address, or what the backend says. */
export type Answer = { status: number } & (
  | { file: string; hasRanges: boolean }
  | { text: string; type: string }
  | { location: string }
  /** `failed` is the answer where the backend gives none. */
  | { failed: Answer }
);

/** One request to nginx's `server`. */
interface Request {
  server: readonly Directive[];
  variables: Variables;
  /** Whether an error's page is being sent: for its own errors there is none. */
  isError: boolean;
}

/**
 * What the edge answers to a request: runs the `server` block of nginx's configuration. Limits,
 * logs and permitted addresses are left out.
 */
export function answerTo(server: readonly Directive[], variables: Variables): Answer {
  const request = { server, variables, isError: false };
  return run(server, server, request) ?? runLocation(variables('uri'), request);
}

/** nginx takes the exact location, else the first pattern that matches, else the longest prefix. */
function runLocation(path: string, request: Request): Answer {
  const locations = request.server.filter(({ name }) => name === 'location');
  const [prefix] = locations
    .filter(({ words: [start = ''] }) => path.startsWith(start))
    .sort((one, other) => (other.words[0]?.length ?? 0) - (one.words[0]?.length ?? 0));
  const location =
    locations.find(({ words: [kind, exact = kind] }) => kind !== '~' && exact === path) ??
    locations.find(({ words: [kind, exp = ''] }) => kind === '~' && new RegExp(exp).test(path)) ??
    prefix;
  const scope = [...(location?.block ?? []), ...request.server];
  return run(location?.block ?? [], scope, request) ?? errorOf(404, scope, request);
}

/** Runs directives in order until one answers; `scope` has those in force, the nearest first. */
function run(
  block: readonly Directive[],
  scope: readonly Directive[],
  request: Request,
): Answer | undefined {
  const inForce = (name: string) =>
    expand(scope.find((one) => one.name === name)?.words[0] ?? '', request.variables);
  const fileAt = (path: string): Answer | undefined => {
    const file = join(inForce('root'), path);
    return isFile(file)
      ? { status: 200, file, hasRanges: inForce('max_ranges') === '1' }
      : undefined;
  };
  for (const directive of block) {
    const words = directive.words.map((word) => expand(word, request.variables));
    const [first = '', second] = words;
    switch (directive.name) {
      case 'if':
        if (!holds(words)) break;
        return run(directive.block, [...directive.block, ...scope], request);
      case 'internal':
        if (request.isError) break;
        return errorOf(404, scope, request);
      case 'rewrite':
        return fileAt(second ?? '');
      case 'try_files': {
        for (const path of words.slice(0, -1)) {
          const found = fileAt(path);
          if (found) return found;
        }
        const last = words.at(-1) ?? '';
        if (last.startsWith('@')) return runLocation(last, request);
        return errorOf(Number(last.slice(1)), scope, request);
      }
      case 'proxy_pass':
        return { status: 200, failed: errorOf(503, scope, request) };
      case 'return': {
        const status = Number(first);
        if (second === undefined) return errorOf(status, scope, request);
        if (status < 400 && status >= 300) return { status, location: second };
        return { status, text: second, type: inForce('default_type') };
      }
    }
  }
  return undefined;
}

/** What `error_page` names for an error. */
function errorOf(status: number, scope: readonly Directive[], request: Request): Answer {
  const page = scope.find(
    ({ name, words }) => name === 'error_page' && words.includes(String(status)),
  );
  const location = page?.words.at(-1);
  if (!location || request.isError) return { status, text: '', type: 'text/html' };
  const { variables } = request;
  const answer = runLocation(location, {
    ...request,
    isError: true,
    variables: (name) => (name === 'uri' && location.startsWith('/') ? location : variables(name)),
  });
  return answer.status === 200 ? { ...answer, status } : answer;
}

/** The conditions of `if` that the edge's configuration has. */
function holds(words: readonly string[]): boolean {
  const [first = '', operator = '', second = ''] = words.join(' ').slice(1, -1).trim().split(/ +/);
  if (first === '-f') return isFile(operator);
  if (first === '!-f') return !isFile(operator);
  if (operator === '!~') return !new RegExp(second).test(first);
  if (operator === '=') return first === second;
  return first !== '';
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // As of a name that no file system takes.
    return false;
  }
}
