import { rentalService } from '../../content/rentalService.ts';
import { content } from './content.ts';

const offers = content.packages.items.map(({ name }) => `Pacote de ${name}`);

export const structuredData: object[] = [rentalService(content.head, '/aluguel-podcast', offers)];
