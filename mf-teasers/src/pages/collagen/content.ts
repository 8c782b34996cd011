import type { PageContent } from '@site/content/page.ts';
import { calendarIcon, leafIcon, plusIcon, sunIcon } from '@site/design/ui/icons/icons.ts';
import product from './produto-colageno?picture';

export const content = {
  head: {
    title: 'Colágeno 24 Horas',
    synonyms: ['suplemento', 'pele', 'cabelo', 'unha', 'vitamina'],
    description:
      'Suplemento de colágeno tipos I e II com ácido hialurônico e vitaminas. Estoque limitado e entrega em até 24 horas.',
  },
  breadcrumb: 'Colágeno 24 Horas',
  hero: {
    eyebrow: 'Suplemento de beleza',
    title: 'Colágeno 24 Horas',
    lead: 'Colágeno tipos I e II, ácido hialurônico e vitaminas em um só suplemento, na sua porta em até 24 horas.',
    pictureNote: 'Imagem ilustrativa',
    picture: {
      ...product,
      alt: 'Pote branco e verde e embalagem flexível, ambos com faixa dourada e sem rótulo, com laranjas, tigela de pó branco e flores em fundo creme.',
    },
  },
  buy: {
    label: 'Comprar agora com consultor',
    message: 'Olá! Quero comprar o Colágeno 24 Horas. Pode me atender?',
  },
  stock: {
    figure: '24h',
    title: 'Estoque limitado',
    text: 'Peça hoje e receba com entrega em até 24 horas. O consultor tira as suas dúvidas, confirma o estoque e combina a entrega pelo WhatsApp.',
  },
  video: {
    heading: 'Veja o produto em vídeo',
    intro: 'O suplemento de perto, antes de você falar com o consultor.',
    title: 'Vídeo do Colágeno 24 Horas',
    captions: 'Português',
    download: 'Baixar o vídeo',
    note: 'Vídeo com legendas.',
    loadLabel: 'Carregar o vídeo',
    outLabel: 'Assistir no YouTube',
  },
  benefits: {
    heading: 'Quatro motivos para escolher',
    items: [
      {
        icon: sunIcon,
        title: 'Rejuvenescimento da pele',
        text: 'Para quem quer cuidar da pele de dentro para fora.',
      },
      {
        icon: leafIcon,
        title: 'Cabelos e unhas',
        text: 'Para quem quer fios e unhas bem cuidados, todos os dias.',
      },
      {
        icon: plusIcon,
        title: 'Fórmula completa',
        text: 'Colágeno tipos I e II, ácido hialurônico e vitaminas.',
      },
      {
        icon: calendarIcon,
        title: 'Resultados visíveis em semanas',
        text: 'Os resultados variam de pessoa para pessoa.',
      },
    ],
    note: 'Suplemento alimentar. Não é medicamento e não substitui orientação médica.',
  },
} satisfies PageContent;
