/** The id of the search page's field, which takes the focus of a visitor who comes to search. */
export const SEARCH_FIELD_ID = 'busca-pergunta';

/** Longest question; also the field's limit. */
export const LONGEST_QUESTION = 120;
