import { chatAction, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import type * as z from 'zod';

export const schema = pageSchema({ heading: text, text, home: link, chat: chatAction });

export type Content = z.input<typeof schema>;
