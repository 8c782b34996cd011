export const content = {
  head: {
    title: 'Pedido não entendido',
    description:
      'O endereço ou o que o navegador enviou junto não pôde ser lido por este site. Volte para o início e tente de novo.',
    noindex: true,
  },
  code: '400',
  heading: 'Não entendemos este pedido',
  text: 'O endereço ou o que o navegador enviou junto não pôde ser lido. Confira o endereço; se ele está certo, apagar os cookies deste site costuma resolver.',
  way: { label: 'Voltar para o início', href: '/' },
};
