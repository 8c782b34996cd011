import { rentalService } from '../../components/structured-data/rentalService.ts';
import { breadcrumbs } from '../../components/structured-data/structuredData.ts';
import { content } from './content.ts';

const path = '/aluguel-salas-comerciais';

export const structuredData = [
  rentalService({
    name: content.head.title,
    description: content.head.description,
    path,
    offers: content.rooms.items.map(({ name }) => name),
  }),
  breadcrumbs(content.name, path),
];
