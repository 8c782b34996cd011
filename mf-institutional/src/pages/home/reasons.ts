import type { IconListItem } from '@site/design/ui/icon-list/IconList.tsx';

/** The eight reasons of the home page. */
export const reasons: readonly Required<IconListItem>[] = [
  {
    icon: 'scale',
    title: 'Segurança jurídica',
    text: 'Consultoria jurídica, tributária e trabalhista para decidir com respaldo.',
  },
  {
    icon: 'coins',
    title: 'Redução de custos',
    text: 'Taxas de pagamento reduzidas e até 20% de economia na conta de energia.',
  },
  {
    icon: 'users',
    title: 'Networking qualificado',
    text: 'Contato com outros empresários, comerciantes e prestadores de serviço de Goiás.',
  },
  {
    icon: 'star',
    title: 'Excelência no serviço',
    text: 'Soluções escolhidas para a rotina de quem produz, vende e presta serviço.',
  },
  {
    icon: 'clock',
    title: 'Atendimento ágil',
    text: 'Um toque abre o WhatsApp com o seu assunto já escrito. É só enviar.',
  },
  {
    icon: 'heart-pulse',
    title: 'Atendimento humanizado',
    text: 'Pessoas que escutam o seu caso antes de indicar uma solução.',
  },
  {
    icon: 'leaf',
    title: 'Inovação constante',
    text: 'Novos produtos em desenvolvimento, como o Marketplace e o CRM inteligente.',
  },
  {
    icon: 'briefcase',
    title: 'Foco em resultados',
    text: 'Cada serviço existe para reduzir custos e desenvolver a sua empresa.',
  },
];
