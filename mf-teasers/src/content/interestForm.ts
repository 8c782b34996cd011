/** Texts of the interest form, the same on both pages. */
export const interestForm = {
  heading: 'Quero ser avisado',
  intro: 'Deixe o seu contato para saber primeiro quando abrir. Campos com * são obrigatórios.',
  fields: {
    name: { label: 'Nome', placeholder: 'Seu nome completo' },
    email: { label: 'E-mail', placeholder: 'seu@email.com.br' },
    whatsapp: { label: 'WhatsApp', placeholder: '(62) 99999-9999' },
    company: { label: 'Empresa', placeholder: 'Nome da sua empresa (opcional)' },
  },
  /** The message of each of the three rules. */
  errors: {
    name: 'Nome deve ter pelo menos 3 caracteres',
    email: 'E-mail inválido',
    whatsapp: 'WhatsApp inválido',
  },
  submit: 'Tenho interesse',
  success:
    'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.',
  /** After a success: the way by which the interest reaches the association. */
  send: {
    text: 'Para a nossa equipe receber o seu contato, envie também a mensagem já preenchida.',
    label: 'Enviar pelo WhatsApp',
    greeting: 'Olá! Tenho interesse no {interest} e quero ser avisado quando abrir.',
    name: 'Nome: {name}',
    email: 'E-mail: {email}',
    company: 'Empresa: {company}',
  },
  privacy: {
    text: 'O formulário não envia nem guarda os seus dados: eles só chegam a nós na mensagem de WhatsApp que ele prepara, se você a enviar.',
    label: 'Política de privacidade',
    href: '/politica-privacidade#dados',
  },
  noScript: 'O formulário precisa de JavaScript, que está desligado neste navegador.',
  noScriptLink: 'Avise seu interesse pelo WhatsApp',
};
