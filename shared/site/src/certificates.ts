import { lowestPrice } from './money.ts';

export type Certificate = {
  title: string;
  /** As it is shown: "R$ 150,00". */
  price: string;
  /** Only where renewing has a price of its own. */
  renewalPrice?: string;
  /** A chat address for this certificate alone, in place of the association's chat. */
  whatsappUrl?: string;
};

/**
 * The certificates by their id, and what they cost. The prices are stated here and nowhere else:
 * pages, the popup of the home page and what search engines read all take them from this file.
 */
export const certificates = {
  'e-cnpj-a1': { title: 'e-CNPJ A1', price: 'R$ 150,00' },
  'e-cpf-a1': { title: 'e-CPF A1', price: 'R$ 120,00' },
  'e-cnpj-a3': { title: 'e-CNPJ A3', price: 'R$ 290,00', renewalPrice: 'R$ 250' },
  'e-cpf-a3': { title: 'e-CPF A3', price: 'R$ 250,00' },
} satisfies Record<string, Certificate>;

/** What a certificate costs at least, for "a partir de". */
export const startingPrice = lowestPrice(Object.values(certificates).map(({ price }) => price));
