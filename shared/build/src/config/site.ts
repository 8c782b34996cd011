import { type SiteConfig, siteSchema } from '@site/contract/siteSchema.ts';
import * as z from 'zod';
import { chatMessages } from './chatMessages.ts';
import { UserError } from './errors.ts';

type Environment = Record<string, string | undefined>;

/** Defaults name nobody who exists; the environment variable is what production sets. */
const DEFAULTS = {
  SITE_NAME: 'Associação Ipê de Empresas de Goiás',
  SITE_SHORT_NAME: 'Ipê Empresarial',
  SITE_URL: 'https://ipe-empresarial.example',
  SITE_EMAIL: 'contato@ipe-empresarial.example',
  SITE_ADDRESS: 'Av. Goiás, 1000, Setor Central, Goiânia, GO',
  SITE_LATITUDE: '-16.6742',
  SITE_LONGITUDE: '-49.2556',
  SITE_SOCIAL_URL: 'https://www.instagram.com/ipe.empresarial.example',
  SITE_CONSULTANT_PHONE: '5562900000001',
  CHAT_HOST: 'https://wa.me',
  CHAT_PHONE: '5562900000000',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: 'sb_publishable_local_and_public',
  SITE_MONITOR_URL: '',
} as const;

type Variable = keyof typeof DEFAULTS;

/** Which variable fills which field, so that an error can name what to change. */
const VARIABLES: Record<string, Variable> = {
  name: 'SITE_NAME',
  shortName: 'SITE_SHORT_NAME',
  url: 'SITE_URL',
  email: 'SITE_EMAIL',
  address: 'SITE_ADDRESS',
  'coordinates.latitude': 'SITE_LATITUDE',
  'coordinates.longitude': 'SITE_LONGITUDE',
  socialUrl: 'SITE_SOCIAL_URL',
  consultantPhone: 'SITE_CONSULTANT_PHONE',
  'chat.host': 'CHAT_HOST',
  'chat.phoneNumber': 'CHAT_PHONE',
  'backend.url': 'SUPABASE_URL',
  'backend.anonKey': 'SUPABASE_ANON_KEY',
  monitorUrl: 'SITE_MONITOR_URL',
};

/**
 * Reads who the association is from the environment.
 * @throws UserError naming the variable, its value and what was expected.
 */
export function readSite(environment: Environment = process.env): SiteConfig {
  z.config(z.locales.en());
  const read = (name: Variable) => environment[name]?.trim() || DEFAULTS[name];
  const parsed = siteSchema.safeParse(candidate(read));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const variable = VARIABLES[field];
    const value = variable ? ` is ${JSON.stringify(read(variable))}` : '';
    return `${variable ?? `site.${field}`}${value}: ${issue.message}`;
  });
  throw new UserError(`The configuration is not valid. ${lines.join('; ')}.`);
}

function candidate(read: (name: Variable) => string): unknown {
  return {
    name: read('SITE_NAME'),
    shortName: read('SITE_SHORT_NAME'),
    url: read('SITE_URL').replace(/\/$/, ''),
    email: read('SITE_EMAIL'),
    address: read('SITE_ADDRESS'),
    coordinates: {
      latitude: Number(read('SITE_LATITUDE')),
      longitude: Number(read('SITE_LONGITUDE')),
    },
    socialUrl: read('SITE_SOCIAL_URL'),
    consultantPhone: read('SITE_CONSULTANT_PHONE'),
    chat: {
      host: read('CHAT_HOST').replace(/\/$/, ''),
      phoneNumber: read('CHAT_PHONE'),
      messages: chatMessages,
    },
    backend: {
      url: read('SUPABASE_URL').replace(/\/$/, ''),
      anonKey: read('SUPABASE_ANON_KEY'),
    },
    monitorUrl: read('SITE_MONITOR_URL'),
  };
}
