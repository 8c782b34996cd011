import type { PageContent } from '@site/content/page.ts';

export const content = {
  head: {
    title: 'Obrigado pelo seu cadastro',
    unlisted: true,
    description:
      'Obrigado pelo seu cadastro na associação. Volte ao início para conhecer os serviços ou fale com a nossa equipe pelo WhatsApp.',
  },
  heading: 'Obrigado pelo seu cadastro!',
  text: 'Que bom ter você por perto. Se quiser adiantar a conversa, chame a nossa equipe no WhatsApp.',
  home: { label: 'Voltar ao início', href: '/' },
  chat: {
    label: 'Falar pelo WhatsApp',
    message: 'Olá! Acabei de fazer meu cadastro e gostaria de adiantar a conversa.',
  },
} satisfies PageContent;
