import { topics } from '../../pages/directory/topics.ts';

export const content = {
  heading: 'Canais de manifestação',
  intro:
    'Precisa registrar uma ocorrência, reclamar de um serviço ou falar com um órgão público? O diretório mostra a quem recorrer e leva direto ao canal certo.',
  topics: [
    ...topics.map(({ label, term }) => ({
      label,
      href: `/canais-manifestacao?q=${encodeURIComponent(term)}`,
    })),
    { label: 'Empresas e outras entidades', href: '/canais-manifestacao?tipo=outras' },
  ],
  more: { label: 'Ver todos os canais', href: '/canais-manifestacao' },
};
