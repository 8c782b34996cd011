/** What the header says besides its links. */
export const content = {
  /** `note` follows the logo for those who do not see where it leads. */
  home: { href: '/', note: ', página inicial' },
  navigation: 'Principal',
  toggle: 'Menu',
  search: 'Buscar',
  searchHint: 'Buscar no site',
  lockHint: 'Requer autenticação',
};
