export const content = {
  head: {
    title: 'Marketplace',
    description:
      'Em breve: um marketplace de produtos e serviços dos associados. Deixe seu contato e saiba primeiro.',
  },
  heading: 'Marketplace',
  lead: 'Em Desenvolvimento',
};
