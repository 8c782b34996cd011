import { chatAction, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import type * as z from 'zod';
import { relatedPages, services } from '../../content/fields.ts';

export const schema = pageSchema({
  title: text,
  notice: text,
  explanation: text,
  chat: chatAction,
  more: text,
  items: services,
  others: relatedPages,
});

export type Content = z.input<typeof schema>;
