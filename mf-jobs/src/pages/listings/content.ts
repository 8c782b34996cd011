import type { PageContent } from '@site/content/page.ts';
import { site } from '@site/site';

export const content = {
  head: {
    title: 'Vagas de Emprego',
    description:
      'Vagas de emprego em empresas de Goiás, das mais novas para as mais antigas. Escolha uma e candidate-se pelo WhatsApp.',
    synonyms: ['vaga', 'emprego', 'trabalho', 'serviço', 'contratando', 'oportunidade'],
    feed: { title: 'Vagas de emprego em Goiás', href: '/vagas/feed.xml' },
  },
  breadcrumb: 'Vagas de Emprego',
  hero: {
    title: 'Vagas de Emprego',
    eyebrow: 'Quadro de Empregos',
    lead: 'Oportunidades em empresas de Goiás. Escolha uma vaga e candidate-se pelo WhatsApp, direto com a associação.',
    links: [
      { before: 'Procura trabalho?', label: 'Cadastre o seu currículo', href: '/curriculos' },
      { before: 'Está contratando?', label: 'Publique uma vaga', href: '/oferta-trabalho' },
    ],
  },
  board: {
    heading: 'Vagas abertas',
    loading: 'Carregando vagas…',
    empty: 'Nenhuma vaga disponível no momento.',
    emptyHint: 'As novas vagas aparecem aqui. Se preferir, deixe o seu currículo com a associação.',
    emptyAction: { label: 'Enviar currículo pelo WhatsApp', message: site.chat.messages.curriculo },
    count: { one: '1 vaga', many: '{count} vagas' },
    found: { one: '1 vaga encontrada', many: '{count} vagas encontradas' },
    changed: 'Lista atualizada em {date}.',
    stale:
      'O banco de dados não responde desde {date}. Esta é a última lista que recebemos: confirme a vaga pelo WhatsApp.',
    olderHeading: 'Vagas publicadas de {from} a {to}',
    olderTitle: 'Vagas de {from} a {to}',
    all: 'Ver todas as vagas e buscar',
    feed: 'Acompanhar as vagas por feed (Atom)',
    example: 'Vagas e empresas ilustrativas',
  },
  search: {
    label: 'Buscar nas vagas',
    placeholder: 'Cargo, empresa ou cidade',
    clear: 'Limpar',
    none: 'Nenhuma vaga encontrada para “{query}”.',
    noneHint: 'Tente outras palavras, ou menos palavras.',
    loading: 'Preparando a busca…',
    failed: 'A busca não carregou',
    failedHint: 'Confira a sua conexão com a internet e tente de novo.',
    more: 'Mostrar mais vagas',
  },
  pager: { label: 'Páginas de vagas', newer: 'Vagas mais novas', older: 'Vagas mais antigas' },
  failure: {
    title: 'Não foi possível carregar as vagas',
    retry: 'Tentar novamente',
    chat: { label: 'Perguntar pelo WhatsApp', message: site.chat.messages.oportunidades },
  },
  noScript: {
    text: 'A lista de vagas precisa de JavaScript, que está desligado neste navegador. Ligue-o e recarregue a página, ou peça as vagas abertas pelo WhatsApp.',
    action: { label: 'Pedir as vagas pelo WhatsApp', message: site.chat.messages.oportunidades },
  },
  card: {
    offer: {
      badge: 'Vaga',
      document: 'Ver Detalhes',
      action: 'Candidatar-se',
      message: 'Olá! Quero me candidatar à vaga “{title}”{company}, que vi no site: {link}',
    },
    resume: {
      badge: 'Currículo',
      document: 'Ver Currículo',
      action: 'Entrar em Contato',
      message:
        'Olá! Gostaria de entrar em contato sobre o currículo “{title}”, que vi no site: {link}',
    },
    posted: 'Publicada em',
    zipLabel: 'CEP:',
    unnamedCompany: 'Empresa',
    requirements: 'Requisitos',
    benefits: 'Benefícios',
    showAll: 'ver todos',
    copyLink: 'Copiar link',
    copyLinkHint: 'Copiar o endereço desta vaga',
    linkCopied: 'Link copiado.',
    copyByHand: 'Copie este link:',
  },
} satisfies PageContent;
