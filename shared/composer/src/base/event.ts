/** Something that happened, for the log. */
export type ComposerEvent = { event: string } & Record<string, string | number | undefined>;
