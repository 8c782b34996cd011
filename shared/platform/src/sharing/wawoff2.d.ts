/** The part of `wawoff2` used here; the package ships no types. */
declare module 'wawoff2' {
  /** The font of a WOFF2 file as TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
