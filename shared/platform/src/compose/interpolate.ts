import { UserError } from '../project/errors.ts';

type Environment = Record<string, string | undefined>;

/**
 * Puts variables in as docker compose does: `$X`, `${X}`, `${X:-default}`, `${X-default}`,
 * `${X:+other}`, `${X+other}`, `${X:?why}`, `$$`; what stands for another may hold variables itself.
 * @throws UserError where a needed one is missing, or a brace is never closed.
 */
export function interpolate(text: string, environment: Environment): string {
  let result = '';
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const [whole, name = ''] = /^\$(?:\$|([A-Za-z_]\w*))/.exec(rest) ?? [];
    if (whole) {
      result += name ? (environment[name] ?? '') : '$';
      at += whole.length;
    } else if (rest.startsWith('${')) {
      const inner = insideBraces(rest);
      result += expand(inner, environment);
      at += inner.length + 3;
    } else {
      result += text[at];
      at += 1;
    }
  }
  return result;
}

function insideBraces(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    else if (text[at] === '}' && --depth === 0) return text.slice(2, at);
  }
  throw new UserError(`${JSON.stringify(text.slice(0, 40))} has a brace that is never closed.`);
}

function expand(inner: string, environment: Environment): string {
  const [, name = '', colon, sign, other = ''] =
    /^([A-Za-z_]\w*)(?:(:?)([-+?])([\s\S]*))?$/.exec(inner) ?? [];
  if (!name) throw new UserError(`\${${inner}} is no variable.`);
  const value = environment[name];
  const isSet = colon ? Boolean(value) : value !== undefined;
  if (sign === '+') return isSet ? interpolate(other, environment) : '';
  if (isSet || !sign) return value ?? '';
  if (sign === '?') throw new UserError(`${name} is missing: ${other}.`);
  return interpolate(other, environment);
}
