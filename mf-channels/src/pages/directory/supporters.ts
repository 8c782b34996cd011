import type { EntityLogo } from './entities.ts';

/** Names of Cerrado plants and animals that stand for real supporters until there are some. */
export const supporters: readonly { name: string; initials: string; logo: EntityLogo }[] = [
  { name: 'Padaria Jatobá', initials: 'PJ', logo: { shape: 'selo', tone: 'gold' } },
  { name: 'Gráfica Sucupira', initials: 'GS', logo: { shape: 'hexagono', tone: 'green' } },
  { name: 'Empório Gabiroba', initials: 'EG', logo: { shape: 'petala', tone: 'night' } },
  { name: 'Oficina Tamanduá', initials: 'OT', logo: { shape: 'escudo', tone: 'gold' } },
  { name: 'Clínica Caliandra', initials: 'CC', logo: { shape: 'petala', tone: 'green' } },
  { name: 'Livraria Seriema', initials: 'LS', logo: { shape: 'frontao', tone: 'night' } },
  { name: 'Mercearia Mangaba', initials: 'MM', logo: { shape: 'selo', tone: 'green' } },
  { name: 'Ateliê Sempre-Viva', initials: 'AS', logo: { shape: 'hexagono', tone: 'gold' } },
];
