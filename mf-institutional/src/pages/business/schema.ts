import { chatAction, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import type * as z from 'zod';
import { relatedPages } from '../../content/fields.ts';

export const schema = pageSchema({
  title: text,
  lead: text,
  chat: chatAction,
  paths: relatedPages,
});

export type Content = z.input<typeof schema>;
