import { illustrativeNote } from '@site/content/illustrative.ts';
import type { PageContent } from '@site/content/page.ts';
import { meetingRoom } from '@site/content/photos/meetingRoom.ts';
import { site } from '@site/site';
import { testimonials } from '../../content/testimonials.ts';

export const content = {
  head: {
    title: 'Sobre a associação',
    synonyms: ['quem somos', 'missão', 'valores', 'história da associação'],
    description:
      'Conheça a missão, a visão e os cinco valores da associação: Alegria, Colaboração, Criatividade, Respeito e Satisfação.',
  },
  breadcrumb: 'Sobre',
  hero: {
    title: 'Uma associação para quem produz, vende e presta serviço',
    lead: 'Somos uma associação empresarial sem fins lucrativos, em Goiás. Oferecemos soluções econômicas para o setor produtivo, com serviços cooperativos que reduzem custos e apoiam o desenvolvimento sustentável.',
    picture: meetingRoom,
  },
  purpose: [
    {
      title: 'Missão',
      text: 'Levar ao setor produtivo soluções econômicas e serviços cooperativos que reduzem custos e ajudam as empresas a se desenvolver de forma sustentável.',
    },
    {
      title: 'Visão',
      text: 'Ser a primeira porta em que empresários, comerciantes e prestadores de serviço de Goiás batem quando querem gastar menos e crescer melhor.',
    },
  ],
  values: {
    heading: 'Cinco valores, como as pétalas do ipê',
    items: [
      {
        title: 'Alegria',
        text: 'Receber bem e trabalhar com gosto. Negócio sério também se faz com bom humor.',
      },
      {
        title: 'Colaboração',
        text: 'O que uma empresa não consegue sozinha, várias conseguem juntas.',
      },
      {
        title: 'Criatividade',
        text: 'Procurar outro caminho quando o de sempre sai caro demais.',
      },
      {
        title: 'Respeito',
        text: 'Ouvir cada pessoa, falar com clareza e cumprir o combinado.',
      },
      {
        title: 'Satisfação',
        text: 'O atendimento só termina quando quem pediu ajuda fica satisfeito.',
      },
    ],
  },
  cases: { id: 'casos-de-sucesso', heading: 'Casos de sucesso', items: testimonials },
  closing: {
    note: illustrativeNote,
    title: 'Quer fazer parte?',
    text: 'Conheça os benefícios de quem se associa ou converse com a gente sobre uma parceria.',
    actions: [
      { label: 'Ver os benefícios', href: '/associe-se' },
      { label: 'Falar pelo WhatsApp', message: site.chat.messages.contato },
    ],
  },
} satisfies PageContent;
