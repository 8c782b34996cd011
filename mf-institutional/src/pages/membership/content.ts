import type { PageContent } from '@site/content/page.ts';
import { auditorium } from '@site/content/photos/auditorium.ts';
import { site } from '@site/site';

export const content = {
  head: {
    title: 'Associe-se: os benefícios para a sua empresa',
    synonyms: [
      'como me associar',
      'filiar',
      'filiação',
      'sócio',
      'mensalidade',
      'associado',
      'virar membro',
      'fazer parte',
    ],
    description:
      'Consultoria, taxas reduzidas, saúde ocupacional, energia solar, certificado digital e espaços em Goiânia: veja os benefícios e associe-se pelo WhatsApp.',
  },
  breadcrumb: 'Associe-se',
  hero: {
    title: 'Associe-se',
    lead: 'Para empresários, comerciantes e prestadores de serviço. Perguntar não custa nada: uma conversa pelo WhatsApp basta para começar.',
    actions: [{ label: 'Quero me associar', message: site.chat.messages.associacao }],
  },
  steps: {
    heading: 'Como funciona, em três passos',
    items: [
      {
        title: 'Converse com a equipe',
        text: 'Conte o que a sua empresa faz e do que precisa. A conversa é gratuita e não obriga a nada.',
      },
      {
        title: 'Receba a proposta',
        text: 'Explicamos os benefícios, o valor e as condições por escrito, antes de você decidir.',
      },
      {
        title: 'Comece a usar',
        text: 'Decidiu? Confirmamos os seus dados e os serviços passam a valer para a sua empresa.',
      },
    ],
    bring: {
      heading: 'Para adiantar, tenha à mão',
      items: [
        'O CNPJ da empresa ou, para autônomos, o CPF',
        'O nome de quem responde por ela',
        'Um telefone e um e-mail para o contato',
        'A conta ou o contrato que você quer reduzir, se houver',
      ],
    },
    partner: {
      text: 'Associado é quem usa os serviços. Quem quer oferecer um produto ou um serviço aos associados é parceiro.',
      label: 'Ver como ser parceiro',
      href: '/seja-parceiro',
    },
  },
  benefits: {
    heading: 'O que a sua empresa encontra aqui',
    picture: auditorium,
    pictureNote: 'Imagem ilustrativa',
    items: [
      {
        label: 'Consultoria',
        text: 'Jurídica, tributária e trabalhista.',
        href: '/servicos#consultoria',
      },
      {
        label: 'Taxas menores',
        text: 'Soluções financeiras e bancárias com taxas de pagamento reduzidas.',
        href: '/servicos#financeiro',
      },
      {
        label: 'Saúde ocupacional',
        text: 'Medicina do trabalho, telemedicina e laudos técnicos.',
        href: '/servicos#saude',
      },
      {
        label: 'Energia solar',
        text: 'Economia de até 20% na conta de energia.',
        href: '/servicos#sustentabilidade',
      },
      {
        label: 'Certificado digital',
        text: 'e-CNPJ e e-CPF, nos tipos A1 e A3.',
        href: '/certificacao-digital',
      },
      {
        label: 'Auditório no centro de Goiânia',
        text: 'Para reuniões, cursos e eventos da empresa.',
        href: '/aluguel-auditorio',
      },
      {
        label: 'Estúdio de podcast',
        text: 'Para gravar o conteúdo da sua marca.',
        href: '/aluguel-podcast',
      },
      {
        label: 'Salas comerciais',
        text: 'Salas pequenas, médias e grandes no centro de Goiânia.',
        href: '/aluguel-salas-comerciais',
      },
      {
        label: 'Endereço fiscal e comercial',
        text: 'Um endereço virtual para registrar a empresa.',
        href: '/endereco-fiscal',
      },
    ],
  },
  closing: {
    title: 'Vamos conversar?',
    text: 'Conte o que a sua empresa faz e do que ela precisa. A mensagem já vai escrita; é só enviar.',
    actions: [
      { label: 'Associar-me pelo WhatsApp', message: site.chat.messages.associacao },
      { label: 'Ver endereço e horário', href: '/seja-parceiro' },
    ],
  },
} satisfies PageContent;
