/** A link of the header or the footer. */
export interface FrameLink {
  label: string;
  href: string;
}

export const mainLinks: FrameLink[] = [
  { label: 'Início', href: '/' },
  { label: 'Sobre', href: '/sobre' },
  { label: 'Certificado digital', href: '/certificacao-digital' },
];

export const partnerLink: FrameLink = { label: 'Seja Parceiro', href: '/seja-parceiro' };

export interface ServiceGroup {
  label: string;
  links: (FrameLink & { locked?: boolean })[];
}

export const serviceGroups: ServiceGroup[] = [
  {
    label: 'Trabalho',
    links: [
      { label: 'Currículos', href: '/curriculos', locked: true },
      { label: 'Oferta de Trabalho', href: '/oferta-trabalho', locked: true },
      { label: 'Quadro de Empregos', href: '/vagas' },
    ],
  },
  {
    label: 'Espaços para uso',
    links: [
      { label: 'Auditório', href: '/aluguel-auditorio' },
      { label: 'Sala cowork', href: '/aluguel-salas-comerciais' },
      { label: 'Estúdio podcast', href: '/aluguel-podcast' },
    ],
  },
];

export const serviceLinks: FrameLink[] = [
  { label: 'Endereço Fiscal', href: '/endereco-fiscal' },
  { label: 'Assessoria', href: '/assessoria' },
  { label: 'Excelência Empresarial', href: '/excelencia-empresarial' },
  { label: 'Canais de Manifestação', href: '/canais-manifestacao' },
];

export const footerLinks: FrameLink[] = [
  { label: 'Serviços', href: '/servicos' },
  { label: 'Convênios', href: '/convenios' },
  { label: 'Ouvidoria', href: '/ouvidoria' },
  { label: 'Informações', href: '/blog' },
  { label: 'Política de privacidade', href: '/politica-privacidade' },
  { label: 'Termos de uso', href: '/termos-uso' },
  { label: 'Política de cookies', href: '/politica-cookies' },
];
