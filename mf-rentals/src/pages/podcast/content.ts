export const content = {
  head: {
    title: 'Estúdio podcast em Goiânia',
    description:
      'Estúdio de podcast com mesa digital de 16 canais, 4 microfones condensadores e câmeras 4K no centro de Goiânia.',
  },
  heading: 'Estúdio podcast',
  lead: 'Mesa digital de 16 canais, 4 microfones condensadores e câmeras 4K.',
};
