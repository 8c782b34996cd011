export const content = {
  head: {
    title: 'Oferta de Trabalho',
    description: 'Área para empresas publicarem vagas e encontrarem profissionais em Goiás.',
  },
  heading: 'Oferta de Trabalho',
  lead: 'Esta página requer autenticação para acesso.',
};
