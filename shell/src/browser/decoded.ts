/** Text of an address as it is read; as it stands where it is not well formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
