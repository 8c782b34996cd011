import { chatAction, icon, link, pageHref, price, text, webHref } from '@site/content/fields.ts';
import * as z from 'zod';

/* What several pages of this remote are made of; for the build alone. */

const service = z.strictObject({
  /** Its anchor on /servicos. */
  id: z.string().regex(/^[a-z-]+$/, 'small letters and hyphens'),
  icon,
  title: text,
  /** One sentence for cards. */
  text,
  /** A number worth seeing at once. */
  figure: text.optional(),
  /** What belongs to it, for the page about services. */
  details: z.array(text).min(1),
  chat: chatAction,
  /** A page that says more. */
  href: pageHref.optional(),
});
export type Service = z.input<typeof service>;
export const services = z.array(service).length(4, 'the home page has room for four services');

export const testimonial = z.strictObject({
  text,
  author: text,
  company: text,
  /** A square picture of the author. */
  imageUrl: text.optional(),
});
export type Testimonial = z.input<typeof testimonial>;

export const relatedPage = z.strictObject({ ...link.shape, text });
export type RelatedPage = z.input<typeof relatedPage>;

/** A short index of pages. */
export const relatedPages = z.strictObject({ heading: text, items: z.array(relatedPage).min(1) });

const FILE = 'shared/site/src/certificates.ts';
const certificatePrice = z
  .string()
  .refine((value) => price.safeParse(value).success, `write a price as 'R$ 150,00' (in ${FILE})`);

const certificateOffer = z.strictObject({
  title: text,
  type: z.enum(['A1', 'A3']),
  holder: z.enum(['empresa', 'pessoa']),
  /** Who it is for, as in "Para empresas". */
  audience: text,
  price: certificatePrice,
  renewalPrice: certificatePrice.optional(),
  /** A chat address for this offer alone. */
  whatsappUrl: webHref.optional(),
});
export type CertificateOffer = z.input<typeof certificateOffer>;

/** The offers: four, each with a name of its own, renewal on one only. */
export const certificateOffers = z
  .array(certificateOffer)
  .length(4, 'the site has four offers')
  .refine(
    (offers) => new Set(offers.map(({ title }) => title)).size === offers.length,
    `two offers have the same title (in ${FILE})`,
  )
  .refine(
    (offers) => offers.filter(({ renewalPrice }) => renewalPrice).length === 1,
    `exactly one offer has a renewal (in ${FILE})`,
  );
