import { site } from '@site/site';
import type { GatedContent } from '../../components/gated-page/GatedPage.tsx';
import { gated } from '../../content/gated.ts';

export const content = {
  ...gated,
  head: {
    title: 'Currículos',
    synonyms: ['currículo', 'cadastrar currículo', 'procuro emprego', 'deixar currículo', 'CV'],
    description:
      'Área para gerenciar o seu currículo. Envie-o à associação pelo WhatsApp e veja as vagas de emprego abertas em Goiás.',
  },
  breadcrumb: 'Currículos',
  eyebrow: 'Trabalho',
  description: 'Gerencie o seu currículo: por enquanto pelo WhatsApp, com a nossa equipe.',
  chat: { label: 'Enviar currículo pelo WhatsApp', message: site.chat.messages.curriculo },
} satisfies GatedContent;
