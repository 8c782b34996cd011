export const gated = {
  notice: 'Esta página requer autenticação para acesso.',
  jobs: { label: 'Ver vagas de emprego', href: '/vagas' },
};
