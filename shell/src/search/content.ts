import type { SearchEntry } from '@site/contract/search.ts';

/** What the search says, in the header, in its dialog and on its page. */
export const content = {
  open: 'Buscar',
  heading: 'Do que você precisa hoje?',
  placeholder: 'Preço, serviço, órgão, vaga',
  hint: 'Por exemplo: “quanto custa certificado”, “alugar sala”, “procon”, “vaga de motorista”.',
  submit: 'Buscar',
  close: 'Fechar a busca',
  answers: 'Respostas',
  loading: 'Procurando…',
  failed: 'A busca não carregou. Confira a sua conexão, ou pergunte pelo WhatsApp.',
  none: 'Nada encontrado para “{question}”.',
  count: { one: '1 resposta', many: '{count} respostas' },
  chat: 'Perguntar pelo WhatsApp',
  chatMessage: 'Olá! Procurei no site por “{question}” e queria ajuda.',
  chatMessageAlone: 'Olá! Não encontrei no site o que preciso e queria ajuda.',
  map: 'Ver o mapa do site',
  kinds: {
    page: 'Página',
    price: 'Preço',
    question: 'Pergunta',
    entity: 'Entidade',
    vacancy: 'Vaga',
  } satisfies Record<SearchEntry['kind'], string>,
};
