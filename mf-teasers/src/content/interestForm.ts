import type { Content } from '../schemas/teaser.ts';

/** Texts of the interest form, the same on both pages. */
export const interestForm = {
  heading: 'Quero ser avisado',
  intro: 'Deixe seu contato e saiba primeiro quando abrir. Campos com * são obrigatórios.',
  fields: {
    name: { label: 'Nome', placeholder: 'Seu nome completo' },
    email: { label: 'E-mail', placeholder: 'seu@email.com.br' },
    whatsapp: { label: 'WhatsApp', placeholder: '(62) 99999-9999' },
    company: { label: 'Empresa', placeholder: 'Nome da sua empresa (opcional)' },
  },
  /** What the three rules say when they are broken. */
  errors: {
    name: 'Nome deve ter pelo menos 3 caracteres',
    email: 'E-mail inválido',
    whatsapp: 'WhatsApp inválido',
  },
  submit: 'Tenho interesse',
  success:
    'Seus dados foram registrados com sucesso! Você será notificado quando o sistema estiver disponível.',
  noScript: 'O formulário precisa de JavaScript, que está desligado neste navegador.',
  noScriptLink: 'Avise seu interesse pelo WhatsApp',
} satisfies Content['form'];
