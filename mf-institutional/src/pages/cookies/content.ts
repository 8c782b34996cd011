export const content = {
  head: {
    title: 'Política de cookies',
    description: 'O que este site guarda no seu navegador, por quanto tempo e como mudar de ideia.',
  },
  heading: 'Política de cookies',
  lead: 'Última atualização: 22 de maio de 2025.',
};
