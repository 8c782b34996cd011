export const interestForm = {
  heading: 'Quero ser avisado',
  intro: 'Deixe o seu contato para saber primeiro quando abrir. Campos com * são obrigatórios.',
  fields: {
    name: { label: 'Nome', placeholder: 'Seu nome completo' },
    email: { label: 'E-mail', placeholder: 'seu@email.com.br' },
    whatsapp: { label: 'WhatsApp', placeholder: '(62) 99999-9999' },
    company: { label: 'Empresa', placeholder: 'Nome da sua empresa (opcional)' },
  },
  /** The message of each of the three rules, and of the length of every field. */
  errors: {
    name: 'Nome deve ter pelo menos 3 caracteres',
    email: 'E-mail inválido',
    whatsapp: 'WhatsApp inválido',
    long: '{label} deve ter no máximo {MAX_LENGTH} caracteres',
  },
  submit: 'Tenho interesse',
  success:
    'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.',
  /** After a success: the way by which the interest reaches the association. */
  send: {
    text: 'Eles estão guardados neste aparelho. Para chegarem à nossa equipe, envie a mensagem já preenchida.',
    label: 'Enviar pelo WhatsApp',
    greeting: 'Olá! Tenho interesse no {interest} e quero ser avisado quando abrir.',
    name: 'Nome: {name}',
    email: 'E-mail: {email}',
    company: 'Empresa: {company}',
  },
  privacy: {
    text: 'Os seus dados ficam guardados só neste aparelho. Eles chegam a nós na mensagem de WhatsApp que o formulário prepara, se você a enviar.',
    label: 'Política de privacidade',
    href: '/politica-privacidade#dados',
  },
  noScript: 'O formulário precisa de JavaScript, que está desligado neste navegador.',
  noScriptLink: 'Avise seu interesse pelo WhatsApp',
};
