export const content = {
  head: {
    title: 'Colágeno 24 Horas',
    description:
      'Suplemento de colágeno tipos I e II com ácido hialurônico e vitaminas, com entrega em até 24 horas.',
  },
  heading: 'Colágeno 24 Horas',
  lead: 'Entrega em até 24 horas.',
};
