import { chatAction, exactly, text, titled } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { relatedPages } from '../../content/fields.ts';

const area = z.strictObject({ ...titled.shape, chat: chatAction });

export const schema = pageSchema({
  title: text,
  notice: text,
  explanation: text,
  areas: z.strictObject({ heading: text, items: exactly(area, 3) }),
  related: relatedPages,
});

export type Content = z.input<typeof schema>;
