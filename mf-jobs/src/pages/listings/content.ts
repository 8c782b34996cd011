export const content = {
  head: {
    title: 'Vagas de Emprego',
    description:
      'Vagas de emprego em empresas de Goiânia e região. Candidate-se direto pelo WhatsApp.',
  },
  heading: 'Vagas de Emprego',
  lead: 'Quadro de Empregos',
};
