export const content = {
  head: {
    title: 'Sala cowork e salas comerciais',
    description:
      'Salas comerciais pequenas, médias e grandes no centro de Goiânia, com condomínio incluso. Fale pelo WhatsApp.',
  },
  heading: 'Sala cowork',
  lead: 'Salas pequenas, médias e grandes no centro de Goiânia.',
};
