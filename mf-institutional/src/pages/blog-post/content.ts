import type { NoticeContent } from '../../components/notice/notice-content.ts';

export const content: NoticeContent & { segmentLabel: string } = {
  head: {
    title: 'Publicação',
    description:
      'Esta publicação da associação está em preparação. Enquanto isso, veja as outras páginas ou fale com a equipe pelo WhatsApp.',
  },
  breadcrumb: 'Publicação',
  title: 'Publicação',
  segmentLabel: 'Você procurou por:',
  notice: 'Posts do blog requerem integração com banco de dados.',
  explanation:
    'O texto ainda não está no site. Conte o que você procura e respondemos pelo WhatsApp.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Procuro uma publicação do site da associação.',
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
        label: 'Serviços',
        text: 'Consultoria, finanças, saúde ocupacional e energia solar.',
        href: '/servicos',
      },
    ],
  },
};
