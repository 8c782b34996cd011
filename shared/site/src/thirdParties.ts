import { site } from './site.ts';

/** Whose content pages may show, by the category of consent. A video only where one is configured. */
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
