import { site } from '@site/site';

/** What the three legal pages say alike. */
export const legal = {
  updated: { label: 'Última atualização:', date: '2025-05-22', text: '22 de maio de 2025' },
  tableOfContents: 'Nesta página',
};

export const emailLink = { label: site.email, href: `mailto:${site.email}` };
export const privacyLink = { label: 'Política de privacidade', href: '/politica-privacidade' };
export const cookiesLink = { label: 'Política de cookies', href: '/politica-cookies' };

/** Where chat links lead, with the host that the visitor's browser asks. */
export const chatHost = `WhatsApp (${new URL(site.chat.host).host})`;
