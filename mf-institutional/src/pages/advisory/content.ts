export const content = {
  head: {
    title: 'Assessoria',
    description:
      'Assessoria para empresas associadas: fale com a gente pelo WhatsApp e conte o que a sua empresa precisa.',
  },
  heading: 'Assessoria',
  lead: 'Funcionalidade de assessoria requer integração com banco de dados.',
};
