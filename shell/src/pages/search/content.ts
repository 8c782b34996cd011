export const content = {
  head: {
    title: 'Do que você precisa hoje?',
    description:
      'Procure em todo o site: preços, serviços, espaços, órgãos e entidades, perguntas frequentes e vagas de emprego. Ou veja todas as páginas no mapa do site.',
    synonyms: ['mapa do site', 'todas as páginas', 'buscar', 'procurar'],
  },
  map: 'Mapa do site',
  noScript: 'A busca precisa de JavaScript. Sem ele, aqui estão todas as páginas:',
};
