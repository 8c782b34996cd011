export type Certificate = {
  title: string;
  /** In reais. */
  price: number;
  /** Only where renewing has a price of its own. */
  renewalPrice?: number;
  /** A chat address for this certificate alone, in place of the association's chat. */
  whatsappUrl?: string;
};

/** The certificates by their id, and what they cost: stated here and nowhere else. */
export const certificates = {
  'e-cnpj-a1': { title: 'e-CNPJ A1', price: 150 },
  'e-cpf-a1': { title: 'e-CPF A1', price: 120 },
  'e-cnpj-a3': { title: 'e-CNPJ A3', price: 290, renewalPrice: 250 },
  'e-cpf-a3': { title: 'e-CPF A3', price: 250 },
} satisfies Record<string, Certificate>;

/** What a certificate costs at least, for "a partir de". */
export const startingPrice = Math.min(...Object.values(certificates).map(({ price }) => price));
