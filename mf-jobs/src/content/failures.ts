/** Why the vacancies did not come, as visitors read it. */
export const failures = {
  timeout: 'O servidor de vagas demorou demais para responder. Tente de novo em instantes.',
  network:
    'Não conseguimos falar com o servidor de vagas. Confira a sua conexão com a internet e tente de novo.',
  unreadable: 'O servidor de vagas deu uma resposta que não conseguimos ler.',
  refused: 'O servidor de vagas recusou o acesso.',
  busy: 'O servidor de vagas recebeu pedidos demais. Espere um minuto e tente de novo.',
  broken: 'O servidor de vagas está com um problema. Tente de novo em instantes.',
  code: 'Uma parte desta página não carregou. Confira a sua conexão com a internet e tente de novo.',
  answered: '{ours} Ele respondeu: “{message}”',
};
