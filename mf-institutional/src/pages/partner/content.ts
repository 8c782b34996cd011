import type { PageContent } from '@site/content/page.ts';
import { site } from '@site/site';
import { describeHours } from '@site/site/hours.ts';

/** When the office is open, in words: the configuration has it as data. */
const officeHours = describeHours(site.openingHours);

export const content = {
  head: {
    title: 'Seja Parceiro: contato, endereço e horário',
    synonyms: [
      'contato',
      'telefone',
      'endereço',
      'horário de funcionamento',
      'onde fica',
      'e-mail',
      'falar com atendente',
      'mapa',
      'como chegar',
    ],
    description: `Fale com a associação pelo WhatsApp ou por e-mail, ou venha ao nosso endereço em Goiânia, ${officeHours.sentence}.`,
  },
  breadcrumb: 'Seja Parceiro',
  hero: {
    title: 'Seja Parceiro',
    lead: 'Tem um produto, um serviço ou uma ideia que ajuda outras empresas de Goiás? Chame no WhatsApp, escreva ou venha conversar.',
    actions: [{ label: 'Quero ser parceiro', message: site.chat.messages.parceiro }],
  },
  contact: {
    heading: 'Contato',
    chat: { label: 'WhatsApp', message: site.chat.messages.contato },
    email: 'E-mail',
    address: 'Endereço',
    hours: { label: 'Horário de atendimento', ...officeHours },
  },
  topics: {
    heading: 'Sobre o que vamos conversar?',
    intro: 'Escolha o assunto: a mensagem já vai pronta.',
    items: [
      { label: 'Quero oferecer meus serviços', message: site.chat.messages.oferecerServico },
      { label: 'Minha empresa precisa de ajuda', message: site.chat.messages.necessidade },
      {
        label: 'Quero saber das oportunidades de trabalho',
        message: site.chat.messages.oportunidades,
      },
      { label: 'Quero reservar um espaço', message: site.chat.messages.reserva },
      { label: 'Preciso de suporte', message: site.chat.messages.suporte },
    ],
    membership: { label: 'Quero me associar: ver os benefícios', href: '/associe-se' },
  },
  map: {
    heading: 'Como chegar',
    title: 'Mapa com o endereço da associação',
    notice:
      'O mapa vem do Google. Ao mostrá-lo, seu navegador se conecta a google.com, que recebe seu endereço IP e pode usar cookies.',
    loadLabel: 'Mostrar o mapa do Google',
    outLabel: 'Abrir no Google Maps',
  },
} satisfies PageContent;
