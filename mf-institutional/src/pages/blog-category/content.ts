import type { NoticeContent } from '../../components/notice/notice-content.ts';

export const content: NoticeContent & { segmentLabel: string } = {
  head: {
    title: 'Informações por categoria',
    description:
      'As publicações desta categoria estão em preparação. Enquanto isso, veja as outras páginas da associação ou fale com a equipe.',
  },
  breadcrumb: 'Categoria',
  title: 'Informações por categoria',
  segmentLabel: 'Categoria:',
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'As publicações desta categoria ainda não estão no site. Conte o que você procura e respondemos pelo WhatsApp.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Procuro informações sobre um assunto no site da associação.',
  },
  related: {
    heading: 'Para ler agora',
    items: [
      { label: 'Informações', text: 'O começo desta parte do site.', href: '/blog' },
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
    ],
  },
};
