export const content = {
  head: {
    title: 'Página não encontrada',
    description:
      'A página que você está procurando pode ter sido removida, renomeada ou está temporariamente indisponível.',
    noindex: true,
  },
  code: '404',
  heading: 'Página não encontrada',
  text: 'A página que você está procurando pode ter sido removida, renomeada ou está temporariamente indisponível.',
  search: { label: 'Buscar no site', href: '/busca' },
  way: { label: 'Voltar para o início', href: '/' },
};
