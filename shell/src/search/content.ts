import type { SearchEntry } from '@site/contract/search.ts';

/** What the search says. */
export const content = {
  heading: 'Do que você precisa hoje?',
  placeholder: 'Preço, serviço, órgão, vaga',
  hint: 'Por exemplo: “quanto custa certificado”, “alugar sala”, “procon”, “vaga de motorista”.',
  submit: 'Buscar',
  loading: 'Procurando…',
  failed: 'A busca não carregou. Confira a sua conexão, ou pergunte pelo WhatsApp.',
  none: 'Nada encontrado para “{question}”.',
  count: { one: '1 resposta', many: '{count} respostas' },
  chat: 'Perguntar pelo WhatsApp',
  chatMessage: 'Olá! Procurei no site por “{question}” e queria ajuda.',
  chatMessageAlone: 'Olá! Não encontrei no site o que preciso e queria ajuda.',
  kinds: {
    page: 'Página',
    price: 'Preço',
    question: 'Pergunta',
    entity: 'Entidade',
    vacancy: 'Vaga',
  } satisfies Record<SearchEntry['kind'], string>,
};
