/** Shown once, at the end of a page with samples, until the association replaces them. */
export const illustrativeNote = 'Imagens e depoimentos ilustrativos';
