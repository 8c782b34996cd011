import type { PageContent } from '@site/content/page.ts';
import { meetingRoom } from '@site/content/photos/meetingRoom.ts';
import { site } from '@site/site';
import { certificates } from '@site/site/certificates.ts';
import { formatReais } from '@site/site/money.ts';

const { price, renewalPrice } = certificates['e-cnpj-a3'];

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
    pictureNote: 'Imagem ilustrativa',
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
      { title: 'Criatividade', text: 'Procurar outro caminho quando o de sempre sai caro demais.' },
      { title: 'Respeito', text: 'Ouvir cada pessoa, falar com clareza e cumprir o combinado.' },
      {
        title: 'Satisfação',
        text: 'O atendimento só termina quando quem pediu ajuda fica satisfeito.',
      },
    ],
  },
  cases: {
    id: 'casos-de-sucesso',
    heading: 'Casos de sucesso, na ponta do lápis',
    intro:
      'Quanto um associado economiza, pelos preços e percentuais deste site. Refaça cada conta com os seus números.',
    items: [
      {
        title: 'Conta de energia',
        figure: 'até 20%',
        text: 'Uma loja que paga R$ 1.000 de luz por mês economiza até R$ 200 com a energia solar: até R$ 2.400 em um ano.',
        link: { label: 'Ver a energia solar', href: '/servicos#sustentabilidade' },
      },
      {
        title: 'Endereço da empresa',
        // Its amounts are those of the plans: a fragment of mf-rentals.
        link: { label: 'Fazer a conta do endereço fiscal', href: '/endereco-fiscal' },
      },
      {
        title: 'Renovação do certificado',
        figure: formatReais(price - renewalPrice),
        text: `O e-CNPJ A3 sai por ${formatReais(price)} na emissão e por ${formatReais(renewalPrice)} na renovação, e vale mais 3 anos.`,
        link: { label: 'Ver preços dos certificados', href: '/certificacao-digital#precos' },
      },
      {
        title: 'Taxas de pagamento',
        figure: 'R$ 100 por ponto',
        text: 'Em R$ 10.000 de vendas no mês, cada ponto percentual a menos na taxa deixa R$ 100 no caixa.',
        link: { label: 'Ver as soluções financeiras', href: '/servicos#financeiro' },
      },
    ],
  },
  closing: {
    title: 'Quer fazer parte?',
    text: 'Conheça os benefícios de quem se associa ou converse com a gente sobre uma parceria.',
    actions: [
      { label: 'Ver os benefícios', href: '/associe-se' },
      { label: 'Falar pelo WhatsApp', message: site.chat.messages.contato },
    ],
  },
} satisfies PageContent;
