/** What people look for most often, in words that the directory's search understands. */
export const topics = [
  { label: 'Polícias', term: 'polícia' },
  { label: 'Ministérios públicos', term: 'ministério' },
  { label: 'Tribunais de contas', term: 'tribunal' },
  { label: 'Defesa do consumidor', term: 'procon' },
  { label: 'Ouvidorias', term: 'ouvidoria' },
  { label: 'Sindicatos', term: 'sindicato' },
];
