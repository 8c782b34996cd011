import type { GatedContent } from '../../components/gated-page/GatedPage.tsx';
import { gated } from '../../content/gated.ts';

export const content = {
  ...gated,
  head: {
    title: 'Painel do empregador',
    description:
      'Área para empresas gerenciarem as vagas publicadas e acompanharem os candidatos. Fale com a associação pelo WhatsApp.',
  },
  breadcrumb: 'Painel do empregador',
  eyebrow: 'Para empresas',
  description:
    'Gerencie as vagas publicadas e acompanhe os candidatos: por enquanto pelo WhatsApp, com a nossa equipe.',
  chat: {
    label: 'Pedir ajuda pelo WhatsApp',
    message: 'Olá! Preciso de ajuda com as vagas publicadas pela minha empresa.',
  },
} satisfies GatedContent;
