import { rentalService } from '../../content/rentalService.ts';
import { content } from './content.ts';

export const structuredData: object[] = [
  rentalService({
    name: content.head.title,
    description: content.head.description,
    path: '/aluguel-salas-comerciais',
    offers: content.rooms.items.map(({ name }) => name),
  }),
];
