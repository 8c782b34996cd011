const MAX_LENGTH = 500;

/**
 * A message as log, status and notices show it, whatever a publisher, a server or a child process put into it: one
 * line of bounded length, without control characters, and without the passwords and queries of addresses.
 */
export function plainText(message: string): string {
  const plain = message
    .slice(0, MAX_LENGTH * 4)
    .replace(/(\w+:\/\/)[^\s/]*@/g, '$1')
    .replace(/(\w+:\/\/[^\s?"'<>]*)\?[^\s"'<>]*/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return (plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : plain).toWellFormed();
}

/** The same of every text in a value, as a replacer of `JSON.stringify`. */
export const plainTexts = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? plainText(value) : value;
