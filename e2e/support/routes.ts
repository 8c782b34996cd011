/** Every route of the specification, by the remote that owns it; patterns with an example. */
export const ROUTES: Record<string, readonly string[]> = {
  'mf-institutional': [
    '/',
    '/sobre',
    '/servicos',
    '/certificacao-digital',
    '/seja-parceiro',
    '/associe-se',
    '/obrigado',
    '/assessoria',
    '/excelencia-empresarial',
    '/convenios',
    '/blog',
    '/blog/noticias',
    '/blog/post/primeira-publicacao',
    '/eventos',
    '/podcasts',
    '/empresarial',
    '/politica-privacidade',
    '/termos-uso',
    '/politica-cookies',
  ],
  'mf-rentals': [
    '/aluguel-auditorio',
    '/aluguel-salas-comerciais',
    '/aluguel-podcast',
    '/endereco-fiscal',
  ],
  'mf-channels': ['/canais-manifestacao', '/ouvidoria'],
  'mf-jobs': ['/vagas', '/curriculos', '/oferta-trabalho', '/dashboard-empregador'],
  'mf-teasers': ['/marketplace', '/crm', '/colageno24horas'],
};

/** All of them in one list. */
export const ALL_ROUTES: readonly string[] = Object.values(ROUTES).flat();
