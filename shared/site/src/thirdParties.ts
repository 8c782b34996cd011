import { site } from './site.ts';

/** Third parties whose content pages may show, by category of consent; videos only where one is configured. */
export const thirdParties = (
  [
    {
      category: 'maps',
      label: 'Mapas',
      text: 'Mapas do Google, para você chegar até nós.',
      source: 'Google Maps (www.google.com)',
      place: 'Na página Seja Parceiro',
    },
    {
      category: 'videos',
      label: 'Vídeos',
      text: 'Vídeos do YouTube dentro das páginas.',
      source: 'YouTube (www.youtube-nocookie.com)',
      place: 'Na página do colágeno',
    },
  ] as const
).filter(({ category }) => category !== 'videos' || site.productVideo);
