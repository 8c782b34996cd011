import { chatAction, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  title: text,
  badge: text,
  text,
  invitation: text,
  chat: chatAction,
  related: z.strictObject({ heading: text, items: z.array(link).min(1) }),
});

export type Content = z.input<typeof schema>;
