export const content = {
  head: {
    title: 'Currículos',
    description: 'Área para gerenciar o seu currículo e se candidatar a vagas em Goiás.',
  },
  heading: 'Currículos',
  lead: 'Esta página requer autenticação para acesso.',
};
