import { type Certificate, certificates } from '@site/site/certificates.ts';

export type CertificateOffer = Certificate & {
  type: 'A1' | 'A3';
  holder: 'empresa' | 'pessoa';
  /** Who it is for, as in "Para empresas". */
  audience: string;
};

/** The certificates as they are offered; titles and prices are the association's. */
export const certificateOffers: CertificateOffer[] = [
  { ...certificates['e-cnpj-a1'], type: 'A1', holder: 'empresa', audience: 'Para empresas' },
  { ...certificates['e-cpf-a1'], type: 'A1', holder: 'pessoa', audience: 'Para pessoas físicas' },
  { ...certificates['e-cnpj-a3'], type: 'A3', holder: 'empresa', audience: 'Para empresas' },
  { ...certificates['e-cpf-a3'], type: 'A3', holder: 'pessoa', audience: 'Para pessoas físicas' },
];

/** What the two types are. */
export const certificateTypes = {
  A1: typeOf('Arquivo', '1 ano'),
  A3: typeOf('Token físico', '3 anos'),
};

function typeOf(format: string, validity: string) {
  return { format, validity, summary: `${format}, válido por ${validity}` };
}
