/** A page, and what it is about. */
export type RelatedPage = { label: string; text: string; href: string };

/** Introductions of pages to which several others link. */
export const information: RelatedPage = {
  label: 'Informações',
  text: 'Em preparação: notícias e orientações para quem tem empresa em Goiás.',
  href: '/blog',
};

export const certificates: RelatedPage = {
  label: 'Certificado digital',
  text: 'Preços de e-CNPJ e e-CPF, e respostas às dúvidas mais comuns.',
  href: '/certificacao-digital',
};

export const channels: RelatedPage = {
  label: 'Canais de manifestação',
  text: 'A quem recorrer: polícias, ministérios públicos, sindicatos e mais.',
  href: '/canais-manifestacao',
};

export const events: RelatedPage = {
  label: 'Eventos',
  text: 'Em preparação: a agenda de encontros, cursos e palestras.',
  href: '/eventos',
};

export const podcasts: RelatedPage = {
  label: 'Podcasts',
  text: 'Em preparação: conversas com quem empreende, gravadas no nosso estúdio.',
  href: '/podcasts',
};

export const services: RelatedPage = {
  label: 'Serviços',
  text: 'Consultoria, finanças, saúde ocupacional e energia solar.',
  href: '/servicos',
};

export const membership: RelatedPage = {
  label: 'Associe-se',
  text: 'Como funciona, e o que a sua empresa ganha.',
  href: '/associe-se',
};

export const auditorium: RelatedPage = {
  label: 'Auditório',
  text: 'Para palestras, cursos e assembleias, por 4 ou 8 horas, no centro de Goiânia.',
  href: '/aluguel-auditorio',
};

export const studio: RelatedPage = {
  label: 'Estúdio de podcast',
  text: 'Mesa de 16 canais, 4 microfones e câmeras 4K, por 1, 4 ou 8 horas.',
  href: '/aluguel-podcast',
};

export const rooms: RelatedPage = {
  label: 'Salas comerciais',
  text: 'Pequenas, médias e grandes, em contratos a partir de 12 meses.',
  href: '/aluguel-salas-comerciais',
};
