export const content = {
  head: {
    title: 'Canais de manifestação',
    description:
      'Ouvidorias, polícias, tribunais, sindicatos e outros canais para fazer uma denúncia ou reclamação em Goiás.',
  },
  heading: 'Canais de manifestação',
  lead: 'Encontre a entidade certa para a sua manifestação.',
};
