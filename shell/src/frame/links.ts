export interface FrameLink {
  label: string;
  href: string;
  isLocked?: boolean;
}

export const mainLinks: readonly FrameLink[] = [
  { label: 'Início', href: '/' },
  { label: 'Sobre', href: '/sobre' },
  { label: 'Certificado digital', href: '/certificacao-digital' },
];

export const partnerLink: FrameLink = { label: 'Seja Parceiro', href: '/seja-parceiro' };

export const servicesMenu = { id: 'servicos', label: 'Serviços' };

/** Submenus of the services menu; their ids stand in the list of open menus. */
export const serviceGroups = [
  {
    id: 'trabalho',
    label: 'Trabalho',
    links: [
      { label: 'Currículos', href: '/curriculos', isLocked: true },
      { label: 'Oferta de Trabalho', href: '/oferta-trabalho', isLocked: true },
      { label: 'Quadro de Empregos', href: '/vagas' },
    ],
  },
  {
    id: 'espacos',
    label: 'Espaços para uso',
    links: [
      { label: 'Auditório', href: '/aluguel-auditorio' },
      { label: 'Sala cowork', href: '/aluguel-salas-comerciais' },
      { label: 'Estúdio podcast', href: '/aluguel-podcast' },
    ],
  },
] satisfies { id: string; label: string; links: readonly FrameLink[] }[];

export const serviceLinks: readonly FrameLink[] = [
  { label: 'Endereço Fiscal', href: '/endereco-fiscal' },
  { label: 'Assessoria', href: '/assessoria' },
  { label: 'Excelência Empresarial', href: '/excelencia-empresarial' },
  { label: 'Canais de Manifestação', href: '/canais-manifestacao' },
];

export const quickLinks: readonly FrameLink[] = [
  ...mainLinks,
  partnerLink,
  { label: 'Associe-se', href: '/associe-se' },
  { label: 'Quadro de Empregos', href: '/vagas' },
  { label: 'Canais de Manifestação', href: '/canais-manifestacao' },
];

export const moreLinks: readonly FrameLink[] = [
  { label: 'Serviços', href: '/servicos' },
  { label: 'Convênios', href: '/convenios' },
  { label: 'Ouvidoria', href: '/ouvidoria' },
  { label: 'Informações', href: '/blog' },
  { label: 'Política de privacidade', href: '/politica-privacidade' },
  { label: 'Termos de uso', href: '/termos-uso' },
  { label: 'Política de cookies', href: '/politica-cookies' },
];
