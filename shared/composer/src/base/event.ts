/** Something that happened, for the log. */
export type ComposerEvent = { event: string } & Record<string, string | number | undefined>;

/** Gets everything that happens, one event at a time. */
export type OnEvent = (event: ComposerEvent) => void;
