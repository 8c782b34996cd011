export const content = {
  head: {
    title: 'Painel do empregador',
    description: 'Área para empresas gerenciarem vagas publicadas e acompanharem candidatos.',
  },
  heading: 'Painel do empregador',
  lead: 'Esta página requer autenticação para acesso.',
};
