/** What all pages behind a login say. */
export const gated = {
  notice: 'Esta página requer autenticação para acesso.',
  jobs: { label: 'Ver vagas de emprego', href: '/vagas' },
};
