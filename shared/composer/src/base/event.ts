export type ComposerEvent = { event: string } & Record<string, string | number | undefined>;

export type OnEvent = (event: ComposerEvent) => void;
