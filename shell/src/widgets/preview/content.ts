export const preview = {
  region: 'Prévia do site',
  /** Before the remote's name and its build. */
  shown: 'Você está vendo uma prévia:',
  gone: 'Esta prévia não está mais disponível. Você está vendo o site publicado.',
  leave: 'Sair da prévia',
};

/** For teams: what stands on the screen, from which build, and why. */
export const panel = {
  region: 'Painel do site',
  summary: 'Sobre esta página',
  page: 'Página',
  fragment: 'Fragmento',
  shell: 'Moldura',
  source: 'código-fonte',
  hydrated: 'funciona',
  unhydrated: 'apenas HTML',
  contract: 'contrato',
  consent: 'Consentimento',
  unknown: 'ainda não consultado',
  none: 'sem escolha',
  engagement: 'Engajamento',
  toasts: 'Avisos na fila',
  popup: 'Popup',
  dismissed: 'dispensado neste navegador',
  cooldown: 'exibido há menos de 24 horas',
  score: 'engajamento insuficiente',
  otherPage: 'não se abre nesta página',
  next: 'é o próximo a abrir',
  waits: 'espera: outro vem antes, um menu está aberto ou um campo tem o foco',
  other: 'Ver outra versão, só neste navegador',
  otherHint: 'Remoto, ponto e versão: mf-channels.4f0c9a12ab34',
  show: 'Mostrar',
};
