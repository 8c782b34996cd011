export type LogEvent = { event: string } & Record<string, string | number | undefined>;

export type OnEvent = (event: LogEvent) => void;
