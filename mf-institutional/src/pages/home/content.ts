import { illustrativeNote } from '@site/content/illustrative.ts';
import type { PageContent } from '@site/content/page.ts';
import {
  arrowRightIcon,
  briefcaseIcon,
  clockIcon,
  coinsIcon,
  heartPulseIcon,
  leafIcon,
  scaleIcon,
  starIcon,
  usersIcon,
} from '@site/design/ui/icons/icons.ts';
import { site } from '@site/site';
import heroGoiania from '../../assets/hero-goiania?picture';
import { services } from '../../content/services.ts';
import { testimonials } from '../../content/testimonials.ts';

export const content = {
  head: {
    title: 'Soluções econômicas para quem empreende',
    description:
      'Consultoria, certificado digital, saúde ocupacional e energia solar para reduzir custos e desenvolver empresas em Goiás, com atendimento pelo WhatsApp.',
  },
  hero: {
    eyebrow: 'Associação sem fins lucrativos, em Goiás',
    title: 'Reduza custos e cresça junto com quem empreende em Goiás',
    lead: 'Consultoria, taxas menores, saúde, energia solar e certificado digital.',
    picture: {
      ...heroGoiania,
      alt: 'Desenho de um ipê-amarelo florido em um gramado com pétalas caídas, diante dos prédios de uma cidade.',
    },
    actions: [
      { label: 'Fale pelo WhatsApp', message: site.chat.messages.default },
      { label: 'Veja Nossos Casos de Sucesso', href: '/sobre#casos-de-sucesso' },
    ],
  },
  reasons: {
    heading: '8 Motivos para contratar',
    intro: 'O que a sua empresa encontra aqui quando decide não resolver tudo sozinha.',
    items: [
      {
        icon: scaleIcon,
        title: 'Segurança jurídica',
        text: 'Consultoria jurídica, tributária e trabalhista para decidir com respaldo.',
      },
      {
        icon: coinsIcon,
        title: 'Redução de custos',
        text: 'Taxas de pagamento reduzidas e até 20% de economia na conta de energia.',
      },
      {
        icon: usersIcon,
        title: 'Networking qualificado',
        text: 'Contato com outros empresários, comerciantes e prestadores de serviço de Goiás.',
      },
      {
        icon: starIcon,
        title: 'Excelência no serviço',
        text: 'Soluções escolhidas para a rotina de quem produz, vende e presta serviço.',
      },
      {
        icon: clockIcon,
        title: 'Atendimento ágil',
        text: 'Um toque abre o WhatsApp com o seu assunto já escrito. É só enviar.',
      },
      {
        icon: heartPulseIcon,
        title: 'Atendimento humanizado',
        text: 'Pessoas que escutam o seu caso antes de indicar uma solução.',
      },
      {
        icon: leafIcon,
        title: 'Inovação constante',
        text: 'Novos produtos em desenvolvimento, como o Marketplace e o CRM inteligente.',
      },
      {
        icon: briefcaseIcon,
        title: 'Foco em resultados',
        text: 'Cada serviço existe para reduzir custos e desenvolver a sua empresa.',
      },
    ],
    chat: { label: 'Quero contratar', message: site.chat.messages.necessidade },
  },
  services: {
    heading: 'Nossos Serviços',
    intro: 'Soluções cooperativas: cada empresa contrata o que precisa, com a força de muitas.',
    items: services,
    more: { label: 'Conheça todos os serviços', href: '/servicos' },
  },
  certificates: {
    heading: 'Certificado digital para a empresa e para você',
    intro:
      'Escolha pelo titular e pelo formato. A emissão e a renovação começam com uma mensagem no WhatsApp.',
    renewalLabel: 'Renovação',
    more: { label: 'Ver certificados e tirar dúvidas', href: '/certificacao-digital' },
  },
  channels: {
    heading: 'Canais de manifestação',
    more: { label: 'Ver todos os canais', href: '/canais-manifestacao' },
  },
  testimonials: { heading: 'O que muda no dia a dia', items: testimonials },
  closing: {
    note: illustrativeNote,
    title: 'Junte-se a nós',
    text: 'Empresários, comerciantes e prestadores de serviço: conheça de perto o que a associação pode fazer pelo seu negócio.',
    actions: [
      { label: 'Seja Parceiro', href: '/seja-parceiro', iconEnd: arrowRightIcon },
      { label: 'Quero me associar', message: site.chat.messages.associacao },
    ],
  },
} satisfies PageContent;
