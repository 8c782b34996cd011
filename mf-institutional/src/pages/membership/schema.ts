import { chatAction, link, pageHref, picture, text, titled } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat: chatAction }),
  benefits: z.strictObject({
    heading: text,
    picture,
    pictureNote: text,
    items: z.array(z.strictObject({ ...titled.shape, href: pageHref })).min(1),
  }),
  join: z.strictObject({ heading: text, text, chat: chatAction, contact: link }),
});

export type Content = z.input<typeof schema>;
