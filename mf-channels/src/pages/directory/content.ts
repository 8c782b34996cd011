import type { PageContent } from '@site/content/page.ts';
import { arrowRightIcon, shieldIcon, usersIcon } from '@site/design/ui/icons/icons.ts';
import { site } from '@site/site';
import type { EntityLogo } from './entities.ts';
import { otherEntities } from './otherEntities.ts';
import { publicEntities } from './publicEntities.ts';
import { topics } from './topics.ts';

/** Names of Cerrado plants and animals that stand for real supporters until there are some. */
const supporters: { name: string; initials: string; logo: EntityLogo }[] = [
  { name: 'Padaria Jatobá', initials: 'PJ', logo: { shape: 'selo', tone: 'gold' } },
  { name: 'Gráfica Sucupira', initials: 'GS', logo: { shape: 'hexagono', tone: 'green' } },
  { name: 'Empório Gabiroba', initials: 'EG', logo: { shape: 'petala', tone: 'night' } },
  { name: 'Oficina Tamanduá', initials: 'OT', logo: { shape: 'escudo', tone: 'gold' } },
  { name: 'Clínica Caliandra', initials: 'CC', logo: { shape: 'petala', tone: 'green' } },
  { name: 'Livraria Seriema', initials: 'LS', logo: { shape: 'frontao', tone: 'night' } },
  { name: 'Mercearia Mangaba', initials: 'MM', logo: { shape: 'selo', tone: 'green' } },
  { name: 'Ateliê Sempre-Viva', initials: 'AS', logo: { shape: 'hexagono', tone: 'gold' } },
];

export const content = {
  head: {
    title: 'Canais de manifestação',
    synonyms: ['reclamar', 'reclamação', 'denunciar', 'denúncia', 'órgãos públicos', 'elogio'],
    description:
      'Ouvidorias, polícias, tribunais, sindicatos e outros canais para fazer uma denúncia, reclamação ou elogio em Goiás, com busca por nome.',
  },
  breadcrumb: 'Canais de manifestação',
  hero: {
    title: 'Canais de manifestação',
    lead: 'Denúncia, reclamação ou elogio: encontre a entidade certa e vá direto ao canal oficial dela.',
  },
  mainChannels: [
    {
      icon: usersIcon,
      title: site.shortName,
      text: 'Acompanhe a associação e fale conosco pelo perfil oficial.',
      action: 'Abrir perfil da associação',
      link: site.socialUrl,
    },
    {
      icon: shieldIcon,
      title: 'Conselho de Segurança Pública (CONSEG)',
      text: 'Cada região tem o seu conselho comunitário: leve a ele os problemas de segurança do seu bairro.',
      action: 'Encontrar o CONSEG do bairro',
      link: site.councilUrl,
    },
  ],
  search: {
    heading: 'Encontre a entidade certa',
    label: 'Buscar entidade',
    placeholder: 'Polícia, ministério, sindicato, tribunal',
    tip: 'Dica: digite “policia” para encontrar as polícias Federal, Civil e Militar.',
    typeLabel: 'Tipo de entidade',
    types: [
      { value: 'all', label: 'Todas' },
      { value: 'publicas', label: 'Públicas' },
      { value: 'outras', label: 'Outras' },
    ],
    clear: 'Limpar',
    result: 'resultado',
    results: 'resultados',
    suggestionsLabel: 'Buscas frequentes',
    suggestions: topics.map(({ term }) => term),
    noScript:
      'Sem JavaScript a lista fica completa: escolha o tipo acima ou use a busca do navegador (Ctrl+F).',
  },
  publicas: {
    heading: 'Órgãos públicos de fiscalização',
    empty: 'Nenhuma entidade pública encontrada.',
  },
  report: {
    title: 'Registro virtual de ocorrência',
    text: 'Foi vítima de um crime? Faça o boletim de ocorrência (BO) pela internet, a qualquer hora.',
    action: 'Registrar BO na Delegacia Virtual',
    link: 'https://raivirtual.ssp.go.gov.br/',
  },
  outras: { heading: 'Outras entidades', empty: 'Nenhuma outra entidade encontrada.' },
  /** Where a link leads; websites and mailboxes say it themselves. */
  chatPlace: 'WhatsApp',
  telephone: 'Ligar',
  empty: {
    title: 'Nenhuma entidade encontrada',
    text: 'Tente ajustar os filtros de pesquisa para encontrar o que procura.',
    action: 'Ver todas as entidades',
  },
  supporters: {
    heading: 'Quem apoia o guia',
    intro: 'Este lugar é das empresas que apoiam o guia. As marcas abaixo são exemplos.',
    label: 'Apoiadores',
    previous: 'Apoiadores anteriores',
    next: 'Próximos apoiadores',
    note: 'Marcas ilustrativas',
    items: supporters,
  },
  closing: {
    title: 'Uma associação que escuta',
    text: 'Conheça a missão, a visão e os valores de quem reúne estes canais.',
    actions: [{ label: 'Conheça a associação', href: '/sobre', iconEnd: arrowRightIcon }],
  },
  entities: { publicas: publicEntities, outras: otherEntities },
} satisfies PageContent;
