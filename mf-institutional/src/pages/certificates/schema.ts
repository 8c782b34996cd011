import * as z from 'zod';
import { certificatesSchema } from '../../content/certificates-schema.ts';
import { chatMessage, faq, icon, link, pageSchema, text } from '../../content/schemas.ts';

const chat = z.strictObject({ label: text, message: chatMessage });

const type = z.strictObject({
  type: z.enum(['A1', 'A3']),
  icon,
  title: text,
  validity: text,
  text,
});

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat, prices: text }),
  offers: z.strictObject({
    heading: text,
    intro: text,
    items: certificatesSchema,
    issue: text,
    renew: text,
    renewal: text,
    format: text,
    validity: text,
  }),
  types: z.strictObject({ heading: text, intro: text, items: z.array(type).length(2) }),
  faq: z.strictObject({ heading: text, items: faq(5) }),
  help: z.strictObject({ heading: text, text, chat, partner: link }),
});
