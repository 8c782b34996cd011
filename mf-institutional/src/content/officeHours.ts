/** When the office is open, for people and for search engines. */
export const officeHours = {
  days: 'Segunda a sexta-feira',
  periods: [
    { label: '9h-12h', opens: '09:00', closes: '12:00' },
    { label: '14h-17h', opens: '14:00', closes: '17:00' },
  ],
  /** The same within a sentence. */
  sentence: 'de segunda a sexta, das 9h às 12h e das 14h às 17h',
};
