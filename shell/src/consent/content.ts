import type { ConsentCategory } from '@site/runtime';

/** Texts of the cookie banner. */
export const content = {
  heading: 'Cookies e privacidade',
  /** Where there is room for it. */
  more: 'Só guardamos no seu aparelho o que o site precisa para funcionar.',
  text: 'Mapas e vídeos de outros sites podem usar cookies: você decide.',
  policy: { label: 'Política de cookies', href: '/politica-cookies' },
  acceptAll: 'Aceitar todos',
  essentialOnly: 'Só essenciais',
  customize: 'Personalizar',
  legend: 'O que pode carregar',
  save: 'Salvar preferências',
  back: 'Voltar',
  close: 'Fechar',
  saved: 'Preferências de cookies salvas.',
  essential: {
    label: 'Essenciais',
    text: 'Lembram esta escolha e as suas preferências de leitura. Sempre ativos.',
  },
  categories: {
    maps: { label: 'Mapas', text: 'Mapas do Google, para você chegar até nós.' },
    videos: { label: 'Vídeos', text: 'Vídeos do YouTube dentro das páginas.' },
  } satisfies Record<ConsentCategory, { label: string; text: string }>,
};
