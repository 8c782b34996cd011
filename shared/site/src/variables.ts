import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { type Environment, readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { anonymousKey, origin, webAddress } from '@site/composer/base/variables.ts';
import * as z from 'zod';
import { messages } from './messages.ts';
import { openingHours } from './openingHours.ts';

/*
 * Who the association is, one row for each environment variable; the default names no existing one.
 * Parsing, docker-compose and docs/configuration.md follow from it or are checked against it.
 */

const text = z.string().min(1);
/** A union's own message would say nothing of the rule. */
const noneOr = (rule: z.ZodType<string, string>) =>
  z.string().transform((value, context) => {
    const { data = '', error } = value ? rule.safeParse(value) : {};
    if (error) context.addIssue(error.issues[0]?.message ?? '');
    return data;
  });
const phone = z
  .string()
  .regex(/^\d{10,15}$/, 'country code, area code and number as 5562904127358, digits only');
const cnpj = z
  .string()
  .refine((value) => isValidCnpj(value, { version: 2 }), 'a CNPJ whose check digits are right');
const youtubeId = z.string().regex(/^[\w-]{11}$/, 'the 11 characters of a YouTube id');
const degrees = (most: number) =>
  z.string().transform(Number).pipe(z.number().min(-most).max(most));

const row = <Rule extends z.ZodType>(what: string, fallback: string, rule: Rule) => ({
  what,
  fallback,
  rule,
});

/** Every variable that says who the association is. */
export const variables = {
  SITE_NAME: row('name of the association', 'Associação Ipê de Empresas de Goiás', text),
  SITE_SHORT_NAME: row('logo and title suffix', 'Ipê Empresarial', text),
  SITE_URL: row('origin of the public site', 'https://ipe-empresarial.example', origin),
  SITE_CNPJ: row('CNPJ, shown in the footer; empty: none', '', noneOr(cnpj)),
  SITE_EMAIL: row('e-mail', 'contato@ipe-empresarial.example', z.email()),
  SITE_ADDRESS: row('street address', 'Av. Goiás, 1000, Setor Central, Goiânia, GO', text),
  SITE_OPENING_HOURS: row(
    'when the office is open, as `Mo-Fr 09:00-12:00,14:00-17:00; Sa 09:00-12:00`',
    'Mo-Fr 09:00-12:00,14:00-17:00',
    openingHours,
  ),
  SITE_LATITUDE: row('place on the map, in degrees', '-16.6742', degrees(90)),
  SITE_LONGITUDE: row('place on the map, in degrees', '-49.2556', degrees(180)),
  SITE_SOCIAL_URL: row(
    'social profile',
    'https://www.instagram.com/ipe.empresarial.example',
    webAddress,
  ),
  SITE_COUNCIL_URL: row(
    'the public-safety council (CONSEG) of the neighbourhood, or where councils are listed',
    'https://goias.gov.br/seguranca/?s=conselho+comunitario+de+seguranca',
    webAddress,
  ),
  SITE_CONSULTANT_PHONE: row('consultant of the supplement, digits', '5562904180526', phone),
  SITE_PRODUCT_VIDEO: row(
    'YouTube id of the supplement’s video; empty: the one that comes with the site',
    '',
    noneOr(youtubeId),
  ),
  CHAT_HOST: row('where chat links point', 'https://wa.me', webAddress),
  CHAT_PHONE: row("the association's chat number, digits", '5562904127358', phone),
  SUPABASE_URL: row(
    'origin of the Supabase project; empty: the site’s own `/rest/v1`',
    '',
    noneOr(origin),
  ),
  SUPABASE_ANON_KEY: row('the public key', 'sb_publishable_local_and_public', anonymousKey),
  SITE_MONITOR_URL: row(
    "where errors in browsers are posted; `/visit-errors` of the site's own address counts them; empty: nowhere",
    '',
    noneOr(webAddress),
  ),
};

type Values = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['rule']> };

/** What pages read: the variables by what they are about, and the chat's prefilled messages. */
export type SiteConfig = ReturnType<typeof siteOf>;

function siteOf(values: Values) {
  return {
    name: values.SITE_NAME,
    shortName: values.SITE_SHORT_NAME,
    url: values.SITE_URL,
    cnpj: values.SITE_CNPJ,
    email: values.SITE_EMAIL,
    address: values.SITE_ADDRESS,
    openingHours: values.SITE_OPENING_HOURS,
    coordinates: { latitude: values.SITE_LATITUDE, longitude: values.SITE_LONGITUDE },
    socialUrl: values.SITE_SOCIAL_URL,
    councilUrl: values.SITE_COUNCIL_URL,
    productVideo: values.SITE_PRODUCT_VIDEO,
    consultantPhone: values.SITE_CONSULTANT_PHONE,
    chat: { host: values.CHAT_HOST, phoneNumber: values.CHAT_PHONE, messages },
    backend: { url: values.SUPABASE_URL, anonKey: values.SUPABASE_ANON_KEY },
    monitorUrl: values.SITE_MONITOR_URL,
  };
}

/**
 * Reads the configuration out of an environment; an empty variable counts as not set.
 * @throws UserError that names each wrong variable, what it holds, and what is expected.
 */
export function parseSite(environment: Environment): SiteConfig {
  const rows = Object.entries(variables).map(([name, { fallback, rule }]) => [
    name,
    z.string().prefault(fallback).pipe(rule),
  ]);
  return siteOf(readEnvironment(Object.fromEntries(rows), environment) as Values);
}
