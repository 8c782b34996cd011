export const content = {
  head: {
    title: 'CRM',
    description:
      'Em breve: um CRM inteligente para pequenas empresas. Deixe seu contato e saiba primeiro.',
  },
  heading: 'CRM',
  lead: 'Em Desenvolvimento',
};
