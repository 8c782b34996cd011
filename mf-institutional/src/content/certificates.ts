/**
 * The certificate offers. Their prices are stated here and nowhere else: the home page, the
 * certificate page, its questions and what search engines read all take them from this file.
 */
export const certificates = [
  {
    id: 'e-cnpj-a1',
    title: 'E-CNPJ A1',
    type: 'A1',
    audience: 'Para empresas',
    price: 'R$ 150,00',
    message: 'Olá! Gostaria de emitir um certificado digital E-CNPJ A1.',
  },
  {
    id: 'e-cpf-a1',
    title: 'E-CPF A1',
    type: 'A1',
    audience: 'Para pessoas físicas',
    price: 'R$ 120,00',
    message: 'Olá! Gostaria de emitir um certificado digital E-CPF A1.',
  },
  {
    id: 'e-cnpj-a3',
    title: 'E-CNPJ A3',
    type: 'A3',
    audience: 'Para empresas',
    price: 'R$ 290,00',
    message: 'Olá! Gostaria de emitir um certificado digital E-CNPJ A3.',
    renewal: {
      price: 'R$ 250',
      message: 'Olá! Gostaria de renovar meu certificado digital E-CNPJ A3.',
    },
  },
  {
    id: 'e-cpf-a3',
    title: 'E-CPF A3',
    type: 'A3',
    audience: 'Para pessoas físicas',
    price: 'R$ 250,00',
    message: 'Olá! Gostaria de emitir um certificado digital E-CPF A3.',
  },
] satisfies readonly CertificateOffer[];

/** What the two types are. */
export const certificateTypes = {
  A1: { format: 'Arquivo', validity: '1 ano' },
  A3: { format: 'Token físico', validity: '3 anos' },
} as const;

export interface CertificateOffer {
  id: string;
  title: string;
  type: keyof typeof certificateTypes;
  /** Who it is for, as in "Para empresas". */
  audience: string;
  /** As it is shown: "R$ 150,00". */
  price: string;
  /** What the chat opens with. */
  message: string;
  /** Only where renewing has a price of its own. */
  renewal?: { price: string; message: string };
}
