import * as z from 'zod/mini';
import { chatSchema } from './chatSchema.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const httpUrl = z.url({ protocol: /^https?$/ });

/**
 * Who the association is. Read from the environment by the build, with working defaults, and
 * inlined into each app, so that an app's HTML and its JavaScript never disagree.
 */
export const siteSchema = z.object({
  name: text,
  /** Logo and title suffix. */
  shortName: text,
  /** Origin of the public site, without a trailing slash: canonical links start with it. */
  url: httpUrl,
  email: z.email(),
  address: text,
  /** Latitude and longitude in degrees. */
  coordinates: z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  socialUrl: httpUrl,
  /** Sells the supplement; digits only. */
  consultantPhone: chatSchema.shape.phoneNumber,
  chat: chatSchema,
  backend: z.object({
    /** Origin of the Supabase project; empty for the site's own origin. */
    url: z.union([z.literal(''), httpUrl]),
    /** The public key: row-level security, not this key, protects the data. */
    anonKey: text,
  }),
  /** Where errors in visitors' browsers are sent, as a POST; empty for nowhere. */
  monitorUrl: z.union([z.literal(''), httpUrl]),
});

export type SiteConfig = z.infer<typeof siteSchema>;
