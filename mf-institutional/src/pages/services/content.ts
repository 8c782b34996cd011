export const content = {
  head: {
    title: 'Serviços',
    description:
      'Conheça os serviços da associação para empresas de Goiás: consultoria, finanças, saúde ocupacional, energia solar e certificado digital.',
  },
  heading: 'Serviços',
  lead: 'Serviços requerem integração com banco de dados.',
};
