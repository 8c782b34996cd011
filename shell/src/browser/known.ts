import type * as z from 'zod/mini';

/** The entries of a list that match the schema: a site may be newer than the tab that reads it. */
export function known<Value>(schema: z.ZodMiniType<Value>, list: readonly unknown[]): Value[] {
  return list.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}
