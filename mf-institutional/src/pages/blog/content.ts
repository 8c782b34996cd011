import type { NoticeContent } from '../../components/notice/notice-content.ts';

export const content: NoticeContent = {
  head: {
    title: 'Informações para quem empreende',
    description:
      'As notícias e orientações da associação estão em preparação. Enquanto isso, veja as páginas que respondem às dúvidas mais comuns.',
  },
  breadcrumb: 'Informações',
  title: 'Informações',
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'As publicações ainda não estão no site. Enquanto isso, estas páginas respondem às dúvidas mais comuns.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Vim pela página de informações e tenho uma pergunta.',
  },
  related: {
    heading: 'Para ler agora',
    items: [
      {
        label: 'Certificado digital',
        text: 'Preços de E-CNPJ e E-CPF, e respostas às dúvidas mais comuns.',
        href: '/certificacao-digital',
      },
      {
        label: 'Canais de manifestação',
        text: 'A quem recorrer: polícias, ministérios públicos, sindicatos e mais.',
        href: '/canais-manifestacao',
      },
      { label: 'Sobre a associação', text: 'Missão, visão e valores.', href: '/sobre' },
    ],
  },
};
