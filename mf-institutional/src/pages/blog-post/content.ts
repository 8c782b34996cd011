export const content = {
  head: {
    title: 'Publicação',
    description: 'Publicação do blog da associação para quem empreende em Goiás.',
  },
  heading: 'Publicação',
  lead: 'Posts do blog requerem integração com banco de dados.',
};
