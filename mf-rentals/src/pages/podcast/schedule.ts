/** When the studio can be had. Everything the page says about it is built from these. */
export const schedule = {
  /** Days between booking and recording, at least. */
  daysAhead: 3,
  /** Whole hours, 24-hour clock. */
  opens: 8,
  closes: 20,
};

const names = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

/** The week from Monday: open to Saturday. */
export const week = names.map((name) => ({
  name,
  short: name.slice(0, 3),
  isOpen: name !== 'Domingo',
}));

/** "8h às 20h" */
export const hours = `${schedule.opens}h às ${schedule.closes}h`;
