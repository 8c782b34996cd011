export const content = {
  head: {
    title: 'Excelência Empresarial',
    description:
      'Conheça o programa de excelência empresarial da associação, em preparação para empresas de Goiás.',
  },
  heading: 'Excelência Empresarial',
  lead: 'Um programa para empresas que querem melhorar sempre.',
};
