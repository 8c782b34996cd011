import type { GatedContent } from '../../components/gated-page/gatedContentSchema.ts';

export const content: GatedContent = {
  head: {
    title: 'Currículos',
    description:
      'Área para gerenciar o seu currículo. Envie-o à associação pelo WhatsApp e veja as vagas de emprego abertas em Goiás.',
  },
  eyebrow: 'Trabalho',
  heading: 'Currículos',
  notice: 'Esta página requer autenticação para acesso.',
  description: 'Gerencie o seu currículo.',
  chat: { label: 'Enviar currículo pelo WhatsApp', message: 'curriculo' },
  jobs: { label: 'Ver vagas de emprego', href: '/vagas' },
};
