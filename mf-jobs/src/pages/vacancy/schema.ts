import { chatAction, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  /** The list that this vacancy is of. */
  list: link,
  description: text,
  similar: z.strictObject({ heading: text, all: text }),
  /** A vacancy that is filled, or was withdrawn. */
  gone: z.strictObject({ eyebrow: text, title: text, lead: text, heading: text, chat: chatAction }),
  loading: text,
  failed: text,
});

export type Content = z.input<typeof schema>;
