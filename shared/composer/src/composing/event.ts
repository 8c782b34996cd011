/** Something that happened, for the log. */
export type ComposerEvent = { event: string; publisher?: string; release?: string } & Record<
  string,
  string | number | undefined
>;
