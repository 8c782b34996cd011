import type * as z from 'zod/mini';

/** What of a list is understood: a site may be newer than the tab that reads it. */
export function known<Value>(schema: z.ZodMiniType<Value>, list: readonly unknown[]): Value[] {
  return list.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}
