import { site } from '@site/site';
import { rooms } from '../../content/relatedPages.ts';
import { services } from '../../content/services.ts';
import type { Content } from './schema.ts';

export const content = {
  head: {
    title: 'Serviços para empresas em Goiás',
    description:
      'Consultoria, soluções financeiras, saúde ocupacional, energia solar, certificado digital e espaços em Goiânia: conheça os serviços da associação.',
  },
  breadcrumb: 'Serviços',
  title: 'Serviços',
  notice: 'Serviços requerem integração com banco de dados.',
  explanation:
    'O catálogo completo ainda não está no site. Estes são os serviços que oferecemos; para contratar ou tirar dúvidas, fale com a nossa equipe.',
  chat: { label: 'Falar sobre os serviços', message: site.chat.messages.servicos },
  more: 'Saiba mais',
  items: services,
  others: {
    heading: 'Também com a associação',
    items: [
      {
        label: 'Certificado digital',
        text: 'e-CNPJ e e-CPF, nos tipos A1 e A3, com os preços na página.',
        href: '/certificacao-digital',
      },
      {
        label: 'Auditório',
        text: 'O espaço para o seu evento no centro de Goiânia.',
        href: '/aluguel-auditorio',
      },
      {
        label: 'Estúdio de podcast',
        text: 'O espaço para gravar o seu programa.',
        href: '/aluguel-podcast',
      },
      rooms,
      {
        label: 'Endereço fiscal',
        text: 'Um endereço virtual, fiscal e comercial.',
        href: '/endereco-fiscal',
      },
      {
        label: 'Canais de manifestação',
        text: 'Um diretório de ouvidorias e outros canais.',
        href: '/canais-manifestacao',
      },
    ],
  },
} satisfies Content;
