import { certificates } from '../../content/certificates.ts';

const renewable = certificates.find(({ renewal }) => renewal);

/** The five questions of the certificate page. */
export const questions = [
  {
    question: 'Qual é a diferença entre A1 e A3?',
    answer:
      'O A1 é um arquivo e vale 1 ano. O A3 fica em um token físico e vale 3 anos. Os dois servem para assinar documentos e acessar sistemas que pedem certificado digital.',
  },
  {
    question: 'Preciso de E-CPF ou de E-CNPJ?',
    answer:
      'O E-CPF identifica uma pessoa física. O E-CNPJ identifica uma empresa e é emitido em nome de quem responde por ela. Se a assinatura é da empresa, escolha o E-CNPJ.',
  },
  {
    question: 'Como peço a emissão?',
    answer:
      'Toque em "Emitir" no certificado que você quer. O WhatsApp abre com o pedido já escrito. Envie a mensagem e combine os documentos e os próximos passos com a nossa equipe.',
  },
  {
    question: 'Quanto custa renovar?',
    answer: `A renovação do ${renewable?.title} custa ${renewable?.renewal?.price}. Para renovar os outros certificados, consulte a nossa equipe pelo WhatsApp.`,
  },
  {
    question: 'O que acontece quando o certificado vence?',
    answer:
      'Um certificado vencido deixa de assinar e de dar acesso aos sistemas. Por isso, chame antes do fim da validade: 1 ano no A1, 3 anos no A3.',
  },
];
