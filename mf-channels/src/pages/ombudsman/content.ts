export const content = {
  head: {
    title: 'Ouvidoria',
    description:
      'Registre um boletim de ocorrência na delegacia virtual e fale com a associação pelo WhatsApp.',
  },
  heading: 'Ouvidoria',
  lead: 'Registrar o boletim de ocorrência (BO) é o primeiro passo.',
};
