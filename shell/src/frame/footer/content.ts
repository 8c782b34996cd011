import type { IconName } from '@site/design/ui/icons/paths.ts';

/** What the footer says besides its links. */
export const content = {
  about:
    'Associação sem fins lucrativos que reúne soluções econômicas para o setor produtivo goiano: redução de custos, serviços compartilhados e desenvolvimento sustentável.',
  securityLabel: 'Segurança e acessibilidade',
  /** Each leads to where the site says what it means by it. */
  security: [
    { icon: 'shield', text: 'Site seguro', href: '/politica-privacidade#resumo' },
    { icon: 'lock', text: 'Conexão protegida por SSL', href: '/politica-privacidade#seguranca' },
    { icon: 'file', text: 'Em conformidade com a LGPD', href: '/politica-privacidade#direitos' },
    { icon: 'accessibility', text: 'Acessível', href: '/termos-uso#acessibilidade' },
  ] satisfies { icon: IconName; text: string; href: string }[],
  quickLinks: 'Links rápidos',
  moreLinks: 'Mais links',
  contact: 'Contato',
  chat: 'Falar pelo WhatsApp',
  social: 'Instagram',
  cookies: { label: 'Preferências de cookies', href: '/politica-cookies' },
  mapUrl: (address: string) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  copyright: (name: string) => `© 2025 ${name}`,
};
