/** Takes an option out of a command's words: `--site https://…`. Its value is empty where it lacks one. */
export function takeOption(
  words: readonly string[],
  option: string,
): { rest: string[]; value: string | undefined } {
  const at = words.indexOf(option);
  if (at < 0) return { rest: [...words], value: undefined };
  return { rest: words.toSpliced(at, 2), value: words[at + 1] ?? '' };
}
