export const content = {
  head: {
    title: 'Convênios',
    description: 'Convênios da associação com empresas e profissionais parceiros em Goiás.',
  },
  heading: 'Convênios',
  lead: 'Convênios requerem integração com banco de dados.',
};
