import { rentalService } from '../../content/rentalService.ts';
import { content } from './content.ts';

export const structuredData: object[] = [
  rentalService({
    name: content.head.title,
    description: content.head.description,
    path: '/aluguel-podcast',
    offers: content.packages.items.map(({ name }) => `Pacote de ${name}`),
  }),
];
