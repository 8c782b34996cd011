export const content = {
  head: {
    title: 'Empresarial',
    description: 'Soluções da associação para o dia a dia das empresas de Goiás.',
  },
  heading: 'Empresarial',
  lead: 'Soluções para o dia a dia da sua empresa.',
};
