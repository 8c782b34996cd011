export const content = {
  head: {
    title: 'Associe-se',
    description: 'Veja os benefícios de se associar e fale com a gente pelo WhatsApp para começar.',
  },
  heading: 'Associe-se',
  lead: 'Conheça os benefícios e fale com a gente pelo WhatsApp.',
};
