/** The prefilled text of a chat, by occasion. */
export const messages = {
  default: 'Olá! Vim pelo site e gostaria de mais informações.',
  associacao: 'Olá! Gostaria de me associar. Podem me explicar como funciona?',
  servicos: 'Olá! Gostaria de conhecer os serviços da associação.',
  parceiro: 'Olá! Tenho interesse em ser parceiro da associação.',
  oportunidades: 'Olá! Gostaria de saber mais sobre as oportunidades de trabalho.',
  curriculo: 'Olá! Gostaria de cadastrar meu currículo.',
  necessidade: 'Olá! Preciso de ajuda com uma necessidade da minha empresa.',
  oferecerServico: 'Olá! Gostaria de oferecer meus serviços aos associados.',
  reserva: 'Olá! Gostaria de fazer uma reserva de espaço.',
  contato: 'Olá! Gostaria de entrar em contato com a associação.',
  suporte: 'Olá! Preciso de suporte.',
};
