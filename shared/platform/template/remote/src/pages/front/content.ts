export const content = {
  head: {
    title: 'Novo',
    description: 'Em breve, tudo sobre esta página.',
  },
  breadcrumb: 'Novo',
  title: 'Novo',
  lead: 'Em breve, tudo sobre esta página.',
};
