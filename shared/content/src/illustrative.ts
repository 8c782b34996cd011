/** Said once, at the end of a page that shows samples: before the association's own take their place. */
export const illustrativeNote = 'Imagens e depoimentos ilustrativos';
