import type { SiteConfig } from '@site/site/variables.ts';

const ICONS = [
  { src: '/shell/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/shell/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/shell/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/shell/brand/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

/** `/site.webmanifest`: what a phone shows when the site is put on its home screen. */
export function webManifest({ name, shortName }: SiteConfig): string {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description: 'Soluções econômicas para o setor produtivo de Goiás.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FBF7EF',
    theme_color: '#0F5B3E',
    icons: ICONS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
