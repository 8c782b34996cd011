import { certificateOffers } from '../../content/certificates.ts';
import { certificateProduct } from '../../structured-data/offers.ts';

export const structuredData: object[] = certificateOffers.map(certificateProduct);
