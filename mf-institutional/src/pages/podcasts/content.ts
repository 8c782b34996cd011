export const content = {
  head: {
    title: 'Podcasts',
    description: 'Podcasts da associação para quem empreende em Goiás.',
  },
  heading: 'Podcasts',
  lead: 'Podcasts requerem integração com banco de dados.',
};
