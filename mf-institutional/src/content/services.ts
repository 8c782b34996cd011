import type { ChatAction } from '@site/content/page.ts';
import {
  coinsIcon,
  heartPulseIcon,
  type IconPath,
  scaleIcon,
  sunIcon,
} from '@site/design/ui/icons/icons.ts';

export type Service = {
  /** Its anchor on /servicos. */
  id: string;
  icon: IconPath;
  title: string;
  /** One sentence for cards. */
  text: string;
  /** A number worth seeing at once. */
  figure?: string;
  /** What belongs to it, for the page about services. */
  details: string[];
  chat: ChatAction;
  href?: string;
};

/** The four services that have no page of their own. */
export const services: Service[] = [
  {
    id: 'consultoria',
    icon: scaleIcon,
    title: 'Consultoria jurídica, tributária e trabalhista',
    text: 'Orientação sobre contratos, impostos e relações de trabalho antes de a dúvida virar problema.',
    details: [
      'Consultoria jurídica: contratos, cobranças e defesa da empresa',
      'Consultoria tributária: regime, impostos e obrigações com o fisco',
      'Consultoria trabalhista: admissão, jornada, rescisão e acordos',
    ],
    chat: {
      label: 'Falar sobre consultoria',
      message:
        'Olá! Gostaria de saber mais sobre a consultoria jurídica, tributária e trabalhista.',
    },
    href: '/assessoria',
  },
  {
    id: 'financeiro',
    icon: coinsIcon,
    title: 'Soluções financeiras e bancárias',
    text: 'Serviços bancários e meios de pagamento com taxas reduzidas para quem vende todos os dias.',
    details: [
      'Taxas menores na maquininha, no Pix e no boleto',
      'Conta e crédito para a empresa, do MEI ao comércio com filiais',
      'Comparação com o que você paga hoje, antes de mudar',
    ],
    chat: {
      label: 'Falar sobre taxas e contas',
      message: 'Olá! Gostaria de saber mais sobre as soluções financeiras e as taxas reduzidas.',
    },
  },
  {
    id: 'saude',
    icon: heartPulseIcon,
    title: 'Saúde ocupacional',
    text: 'Medicina do trabalho, telemedicina e laudos técnicos para a sua equipe.',
    details: [
      'Medicina do trabalho: exames de admissão, periódicos e de demissão',
      'Telemedicina: consulta por vídeo, sem perder o dia de trabalho',
      'Laudos técnicos e programas que a lei pede, como o PGR e o PCMSO',
    ],
    chat: {
      label: 'Falar sobre saúde ocupacional',
      message: 'Olá! Gostaria de saber mais sobre os serviços de saúde ocupacional.',
    },
  },
  {
    id: 'sustentabilidade',
    icon: sunIcon,
    title: 'Energia solar e sustentabilidade',
    figure: 'até 20%',
    text: 'Energia solar para a sua empresa, com economia de até 20% na conta de energia.',
    details: [
      'Análise das suas contas de luz antes da proposta',
      'Para lojas, escritórios, indústrias e propriedades rurais',
    ],
    chat: {
      label: 'Falar sobre energia solar',
      message:
        'Olá! Gostaria de saber quanto posso economizar na conta de energia com a energia solar.',
    },
  },
];
