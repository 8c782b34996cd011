import { rentalService } from '../../content/rentalService.ts';
import { content } from './content.ts';

const offers = content.rooms.items.map(({ name }) => name);

export const structuredData: object[] = [
  rentalService(content.head, '/aluguel-salas-comerciais', offers),
];
