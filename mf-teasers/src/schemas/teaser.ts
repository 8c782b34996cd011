import { chatAction, exactly, heading, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

const field = z.strictObject({ label: text, placeholder: text });

/** A page that announces a product, with its interest form. */
export const schema = pageSchema({
  home: link,
  /** Tags the form's entries. */
  interest: z.enum(['Marketplace', 'CRM']),
  title: text,
  subtitle: text,
  chat: chatAction,
  toForm: link,
  progress: z.strictObject({ title: text, text, features: exactly(text, 3) }),
  form: z.strictObject({
    ...heading,
    fields: z.strictObject({ name: field, email: field, whatsapp: field, company: field }),
    errors: z.strictObject({ name: text, email: text, whatsapp: text }),
    submit: text,
    success: text,
    /** The message's lines; `{interest}`, `{name}`, `{email}` and `{company}` are filled in. */
    send: z.strictObject({
      text,
      label: text,
      greeting: text,
      name: text,
      email: text,
      company: text,
    }),
    privacy: z.strictObject({ text, ...link.shape }),
    noScript: text,
    noScriptLink: text,
  }),
}).required({ breadcrumb: true });

export type Content = z.input<typeof schema>;
